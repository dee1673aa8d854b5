import { expect } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { BattleOptions } from '#shared/games/planetary-sand/options.ts'

/**
 * Valid states of figures: prisoners are held, fighters and guards are able, and everyone is in one place
 * (SAND-PRIS-1, SAND-HTH-1).
 */
function expectOnce({ figures, melees, captives, machines, rooms, lists }: Battle): void {
  const able = new Set(figures.filter(({ status }) => status === 'able').map(({ id }) => id))
  const fighting = melees.flatMap(({ men }) => men.flat()).filter((id) => able.has(id))
  const guards = captives.flatMap((captive) => captive.guards).filter((id) => able.has(id))
  const held = captives.flatMap(({ men }) => men).filter((id) => able.has(id))
  expect(new Set(guards).size).toBe(guards.length)
  expect(held).toEqual([])
  expect(new Set(fighting).size).toBe(fighting.length)
  const places = new Set([...machines, ...rooms].map(({ id }) => id))
  for (const { id, inside } of figures) expect(inside === null || places.has(inside), `${id} in ${inside}`).toBe(true)
  for (const entries of Object.values(lists)) {
    const listed = entries.flatMap(({ shooter, crew }) => [shooter, ...crew])
    expect(new Set(listed).size).toBe(listed.length)
  }
}

/**
 * Invariants of a battle: every figure is in one place, holds only what is allowed, and has air (SAND-AIR-1 to
 * SAND-AIR-3).
 */
export function expectSound(battle: Battle, options: BattleOptions): void {
  expectOnce(battle)
  const names = battle.figures.map(({ id }) => id)
  expect(names).toEqual(options.armies.flatMap(({ figures }) => figures.map(({ id }) => id)))
  const captives = battle.captives.flatMap(({ men }) => men)
  expect(new Set(captives).size).toBe(captives.length)
  const fighters = battle.melees.flatMap(({ men }) => men.flat())
  expect(new Set(fighters).size).toBe(fighters.length)
  for (const { id, status, inside, grenades, hasSuit, kind } of battle.figures) {
    expect(grenades).toBeGreaterThanOrEqual(0)
    if (status === 'prisoner' || status === 'disarmed') expect(captives, id).toContain(id)
    const room = battle.rooms.find((candidate) => candidate.id === inside)
    const breathes = kind === 'man' && !hasSuit && ['able', 'prisoner', 'disarmed', 'returning'].includes(status)
    if (battle.air === 'SA' && breathes && room) expect(room.hasAir, `${id} in ${room.id}`).toBe(true)
  }
  for (const { spares } of battle.machines) expect(spares).toBeGreaterThanOrEqual(0)
  for (const count of Object.values(battle.helmets)) expect(count).toBeGreaterThanOrEqual(0)
}
