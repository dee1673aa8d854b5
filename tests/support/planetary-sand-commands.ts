import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { after, eventsOf, type Loose } from './planetary-sand.ts'

/** A path of the given length in R over one kind of ground. */
export const flat = (r: number, terrain = 'flat') => ({ stretches: [{ terrain, length: { r } }] })

/** A figure or machine of Ana's moves along a path. */
export const moveBy = (mover: string, way: object, ends: object = {}): Loose => ({
  type: 'move',
  by: 'Ana',
  movers: [mover],
  way,
  ends,
})

/** A figure moves half of R. */
export const move = (by: string, mover: string, ends: object = {}, r = 0.5): Loose => ({
  ...moveBy(mover, flat(r), ends),
  by,
})

export const end = (by: string): Loose => ({ type: 'end-phase', by })

/** A side lists its shooters with their weapons. */
export const list = (by: string, ...shooters: [string, string][]): Loose => ({
  type: 'list-fire',
  by,
  entries: shooters.map(([shooter, weapon]) => ({ shooter, weapon })),
})

/** A side lists shooters with a zap rifle. */
export const rifles = (by: string, ...shooters: string[]): Loose =>
  list(by, ...shooters.map((shooter): [string, string] => [shooter, 'zap-rifle']))

/** A shot with a zap rifle at R1, with changes. */
export const shoot = (by: string, shooter: string, target: string, more: object = {}): Loose => ({
  type: 'shoot',
  by,
  shooter,
  target,
  weapon: 'zap-rifle',
  distance: { r: 1 },
  ...more,
})

/** A battle in its fire phase with these shooters listed. */
export function firing(battle: Battle, ana: [string, string][], ben: [string, string][] = []): Battle {
  const lists: Battle = { ...battle, phase: 'list' }
  const listed = after(after(lists, list('Ana', ...ana)), list('Ben', ...ben))
  return ended(listed)
}

/** Both sides end the phase. */
export const ended = (battle: Battle, faces: readonly number[] = []) =>
  after(after(battle, end('Ana')), end('Ben'), faces)

export const outcomeOf = (battle: Battle, order: Loose, faces: readonly number[]) =>
  eventsOf(battle, order, faces).flatMap((event) => (event.type === 'shot' ? [event.roll.outcome] : []))
