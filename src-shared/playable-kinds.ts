import type { ThingKind } from './things.ts'

/** The kinds of things that a person of the campaign can play, in the order of their page. */
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

/** A kind of thing that somebody can play. */
export type PlayableKind = (typeof PLAYABLE_KINDS)[number]
