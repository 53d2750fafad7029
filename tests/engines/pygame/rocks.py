# Ships shoot at rocks that drift: a game with the sprite groups of pygame.
# Argument: the trace to write.

import sys

import pygame
from pygame.sprite import Group, Sprite, groupcollide

from record_groups import GroupRecorder

WIDTH, HEIGHT = 640, 480
seed = 3


def random(below):
    global seed
    seed = seed * 16807 % 2147483647
    return seed % below


class Thing(Sprite):
    """Moves by eighths of a pixel, and wraps at the edges."""

    def __init__(self, kind, size, x, y, dx, dy, *groups):
        super().__init__(*groups)
        self.kind, self.x, self.y, self.dx, self.dy, self.age = kind, x * 8, y * 8, dx, dy, 0
        self.rect = pygame.Rect(x, y, *size)

    def update(self):
        self.x, self.y, self.age = (self.x + self.dx) % (WIDTH * 8), (self.y + self.dy) % (HEIGHT * 8), self.age + 1
        self.rect.topleft = self.x // 8, self.y // 8


ships, rocks, bullets = Group(), Group(), Group()
for i in range(12):
    Thing("Ship", (20, 14), random(WIDTH), random(HEIGHT), random(25) - 12, random(13) - 6, ships)


def add_rock():
    size = 12 + random(30)
    Thing("Rock", (size, size - random(6)), random(WIDTH), random(HEIGHT), random(21) - 10, random(21) - 10, rocks)


for i in range(60):
    add_rock()
recorder = GroupRecorder(sys.argv[1])
for step in range(600):
    for group in ships, rocks, bullets:
        group.update()
    recorder.begin(step, step / 60, {ships: (1, 2), rocks: (2, 1 + 4), bullets: (4, 2)})
    crashes = groupcollide(ships, rocks, False, False, recorder.ask)
    hits = groupcollide(bullets, rocks, False, False, recorder.ask)
    recorder.end()
    for bullet, hit in hits.items():
        bullet.kill()
        for rock in hit:
            rock.kill()
    for ship in crashes:
        ship.dx, ship.dy = -ship.dx, -ship.dy
    while len(rocks) < 60:
        add_rock()
    for ship in ships.sprites():
        if random(40) == 0:
            Thing("Bullet", (6, 6), ship.rect.right, ship.rect.centery, 44, 0, bullets)
    for bullet in bullets.sprites():
        if bullet.age > 90:
            bullet.kill()
recorder.close()
