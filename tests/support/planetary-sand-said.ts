import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { after, eventsOf, type Loose } from './planetary-sand.ts'

/** A way of so many R over flat ground. */
export const flat = (r: number) => ({ stretches: [{ terrain: 'flat', length: { r } }] })

/** A figure moves half of R. */
export const move = (by: string, mover: string, ends: object = {}, r = 0.5): Loose => ({
  type: 'move',
  by,
  movers: [mover],
  way: flat(r),
  ends,
})

/** A side is done. */
export const end = (by: string): Loose => ({ type: 'end-phase', by })

/** A side lists who fires, and with what. */
export const list = (by: string, ...shooters: [string, string][]): Loose => ({
  type: 'list-fire',
  by,
  entries: shooters.map(([shooter, weapon]) => ({ shooter, weapon })),
})

/** A zap rifle at R1, but for what is said otherwise. */
export const shoot = (by: string, shooter: string, target: string, more: object = {}): Loose => ({
  type: 'shoot',
  by,
  shooter,
  target,
  weapon: 'zap-rifle',
  distance: { r: 1 },
  ...more,
})

/** A battle in its fire phase, with everybody of these listed. */
export function firing(battle: Battle, ana: [string, string][], ben: [string, string][] = []): Battle {
  const lists: Battle = { ...battle, phase: 'list' }
  const listed = after(after(lists, list('Ana', ...ana)), list('Ben', ...ben))
  return after(after(listed, end('Ana')), end('Ben'))
}

/** Both sides are done. */
export const ended = (battle: Battle, faces: readonly number[] = []) =>
  after(after(battle, end('Ana')), end('Ben'), faces)

/** What comes of a shot. */
export const outcomeOf = (battle: Battle, order: Loose, faces: readonly number[]) =>
  eventsOf(battle, order, faces).flatMap((event) => (event.type === 'shot' ? [event.roll.outcome] : []))
