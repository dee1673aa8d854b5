import * as z from 'zod'
import { formatShips } from './format-ships.ts'
import { SIDES } from './model.ts'
import { ShipsSchema } from './orders-schema.ts'

const Star = z.string().regex(/^\d{4}(\d{2})?$/, { message: 'A star is named by its hex, such as 0412.' })
const Letter = z.string().regex(/^[A-Z]$/, { message: 'A fleet is named by one letter, A to Z.' })
const SideName = z.enum(SIDES)

/** A manual correction, or something played on paper that is entered without orders. */
export const Correction = z.discriminatedUnion('what', [
  /** Sets a fleet's star and ships; without ships it is removed. */
  z.strictObject({ what: z.literal('fleet'), side: SideName, fleet: Letter, at: Star, ships: ShipsSchema }),
  /** Sets a colony; without an owner it is removed. */
  z.strictObject({
    what: z.literal('colony'),
    star: Star,
    owner: SideName.nullable(),
    size: z.int().min(1).max(5),
    isFortified: z.boolean(),
  }),
  /** A battle fought on paper: the winner's survivors there, and the fleets lost by the other side. */
  z.strictObject({
    what: z.literal('battle'),
    star: Star,
    winner: SideName,
    survivors: z.record(Letter, ShipsSchema),
    lost: z.array(Letter).max(26).readonly(),
  }),
  /** A colony changes its owner (FIST-CAP-5). */
  z.strictObject({ what: z.literal('capture'), star: Star, by: SideName }),
])
export type Correction = z.infer<typeof Correction>

/** Simultaneous corrections with a reason, limited to what a long evening needs. */
export const CorrectionsSchema = z.array(Correction).min(1, { message: 'Say what is to be corrected.' }).max(100)

/** Reason of a correction. */
export const CorrectionNoteSchema = z.string().trim().min(1, { message: 'Say why it is corrected.' }).max(300)

/** Describes a correction; `nameOf` returns names of stars. */
export function formatCorrection(correction: Correction, nameOf: (star: string) => string): string {
  switch (correction.what) {
    case 'fleet':
      return Object.keys(correction.ships).length === 0
        ? `Fleet ${correction.fleet} of ${correction.side} is gone.`
        : `Fleet ${correction.fleet} of ${correction.side} stands at ${nameOf(correction.at)} with ${formatShips(correction.ships)}.`
    case 'colony':
      return correction.owner === null
        ? `No colony at ${nameOf(correction.star)}.`
        : `The colony at ${nameOf(correction.star)} is ${correction.owner}’s, size ${correction.size}${correction.isFortified ? ', fortified' : ''}.`
    case 'battle':
      return battleWords(correction, nameOf(correction.star))
    case 'capture':
      return `${correction.by} captures ${nameOf(correction.star)}.`
  }
}

function battleWords({ winner, survivors, lost }: Extract<Correction, { what: 'battle' }>, place: string): string {
  const kept = Object.entries(survivors).map(([fleet, ships]) => `${fleet}: ${formatShips(ships)}`)
  const gone = lost.length === 0 ? '' : ` The other side loses ${lost.join(', ')}.`
  return `Battle at ${place}: ${winner} wins${kept.length === 0 ? '' : ` and keeps ${kept.join('; ')}`}.${gone}`
}
