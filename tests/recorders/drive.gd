# Makes the calls of the file calls.txt with broadside_trace.gd, and writes made.bstrace. Reals are bits of doubles, such as
# #3ff0000000000000: Godot does not round the last digit of decimals to the nearest.

extends SceneTree

const BroadsideTrace = preload("res://broadside_trace.gd")

var trace = BroadsideTrace.new()
var settings = trace.default_settings()
var bits = StreamPeerBuffer.new()
var words = []


# 64 bits, whose sign is the first of them.
func from_hex(digits):
	var number = 0
	for i in range(16):
		number = number << 4 | "0123456789abcdef".find(digits[i])
	return number


# Takes the next word, or list, from the front of the words.
func value():
	var word = words.pop_front()
	if word == "[":
		var items = []
		while words[0] != "]":
			items.append(value())
		words.pop_front()
		return items
	if word.begins_with("\""):
		var end = word.rfind("\"")
		var once = word.substr(1, end - 1).replace("_", " ")
		var times = int(word.substr(end + 2, word.length())) if end + 1 < word.length() else 1
		return once.repeat(times) if times > 1 else once
	if word in ["true", "false", "null"]:
		return {"true": true, "false": false, "null": null}[word]
	if not word.begins_with("#"):
		return int(word)
	bits.clear()
	bits.put_64(from_hex(word.substr(1, 16)))
	bits.seek(0)
	return bits.get_double()


func call_one():
	var name = words.pop_front()
	if name == "set":
		var key = words.pop_front()
		var said = value()
		if key == "parameters":
			for i in range(0, said.size(), 2):
				settings.parameters.append([said[i], said[i + 1]])
		else:
			settings[key] = said
		return true
	if name == "open":
		return trace.open_file("res://made.bstrace", settings) == OK
	if name == "dropped":
		return trace.dropped() == int(words[0])
	if name == "frame_end_hash":
		trace.frame_end_hash(from_hex(words[0]))
		return true
	var arguments = []
	while words.size() > 0:
		arguments.append(value())
	var answer = trace.callv(name, arguments)
	return answer == true if name == "frame_begin" else true


func _init():
	var file = File.new()
	file.open("res://calls.txt", File.READ)
	for line in file.get_as_text().split("\n"):
		words = Array(line.split(" ", false))
		if words.size() > 0 and words[0] != "#" and not call_one():
			printerr("this call fails: " + line)
			OS.exit_code = 1
	trace.close()
	quit(OS.exit_code)
