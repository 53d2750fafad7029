function love.conf(t)
    t.identity = "cave"
    t.window.title, t.window.width, t.window.height, t.window.vsync = "Cave", 640, 480, 0
    t.modules.audio, t.modules.sound, t.modules.joystick, t.modules.physics = false, false, false, false
end
