# Records what pygame's sprite groups ask. Give ask() to groupcollide() or spritecollide().

import broadside_trace
import pygame


class GroupRecorder:
    def __init__(self, file):
        settings = broadside_trace.default_settings()
        settings.program, settings.algorithm = "Rocks", "pygame.sprite.groupcollide"
        settings.y_down, settings.units_per_metre = True, 32
        settings.half_open = True  # rectangles that only touch do not collide
        settings.records = broadside_trace.CANDIDATES
        self.trace = broadside_trace.open_file(file, settings)
        self.numbers = {}

    def number(self, sprite):
        return self.numbers.setdefault(sprite, len(self.numbers) + 1)

    def begin(self, step, seconds, groups):
        """After everything has moved. groups: for each group, its category and the categories that it is asked about."""
        self.trace.frame_begin(step, seconds)
        for group, (category, mask) in groups.items():
            for sprite in group:
                rect = sprite.rect
                self.trace.define(self.number(sprite), sprite.kind, True, category, mask)
                self.trace.box(self.number(sprite), rect.left, rect.top, rect.right, rect.bottom)

    def ask(self, a, b):
        """pygame calls it for each pair that it tests."""
        self.trace.candidate(self.number(a), self.number(b))
        return pygame.sprite.collide_rect(a, b)

    def end(self):
        """After the last question, and before anything is removed."""
        self.trace.frame_end()

    def close(self):
        self.trace.close()
