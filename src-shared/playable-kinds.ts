import type { ThingKind } from './things.ts'

/** Kinds of things that can be assigned to a player, in the order in which they are listed. */
export const PLAYABLE_KINDS = [
  'faction',
  'warband',
  'character',
  'squad',
  'vehicle',
  'flotilla',
  'army',
  'fistful-game',
] as const satisfies readonly ThingKind[]

/** A kind of thing that can be assigned to a player. */
export type PlayableKind = (typeof PLAYABLE_KINDS)[number]
