"""The shell scripts in files for build servers."""

import re


def scripts_of(text):
    """The jobs of a recipe with their shell scripts: (name, script), in the order of the file. `run:` of GitHub has a
    script in its line or, after `|`, in the following lines that are further in; `script:` of GitLab has a list of lines."""
    jobs = []
    lines = text.split("\n")
    for number, line in enumerate(lines):
        indent = len(line) - len(line.lstrip())
        inner = []
        for following in lines[number + 1:]:
            if following.strip() and len(following) - len(following.lstrip()) <= indent:
                break
            inner.append(following.strip())
        if line == "  script:":
            jobs[-1][1].extend(text[1:-1] if text.startswith("'") else text
                               for text in (item.removeprefix("- ") for item in inner))
        elif job := re.fullmatch(r"(?: {2}|)(\w+):", line):
            if job[1] != "jobs":
                jobs.append((job[1], []))
        elif run := re.fullmatch(r" *- run: (.*)", line):
            jobs[-1][1].append("\n".join(inner) if run[1] == "|" else run[1])
    return [(name, "\n".join(lines)) for name, lines in jobs if lines]
