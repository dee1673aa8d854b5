import * as z from 'zod'
import { formatShips } from './format-ships.ts'
import { SIDES } from './model.ts'
import { ShipsInput } from './orders-schema.ts'

const Star = z.string().regex(/^\d{4}(\d{2})?$/, { message: 'A star is named by its hex, such as 0412.' })
const Letter = z.string().regex(/^[A-Z]$/, { message: 'A fleet is named by one letter, A to Z.' })
const SideName = z.enum(SIDES)

/** One thing that is set right by hand, or that was played on paper and is entered without orders. */
export const Correction = z.discriminatedUnion('what', [
  /** A fleet stands there with these ships; with none it is gone. */
  z.strictObject({ what: z.literal('fleet'), side: SideName, fleet: Letter, at: Star, ships: ShipsInput }),
  /** A colony is so; without an owner it is gone. */
  z.strictObject({
    what: z.literal('colony'),
    star: Star,
    owner: SideName.nullable(),
    size: z.int().min(1).max(5),
    isFortified: z.boolean(),
  }),
  /** A battle that was fought on paper: what the winner keeps there, and the fleets of the other side that are gone. */
  z.strictObject({
    what: z.literal('battle'),
    star: Star,
    winner: SideName,
    survivors: z.record(Letter, ShipsInput),
    lost: z.array(Letter).max(26).readonly(),
  }),
  /** A colony changes hands (FIST-CAP-5). */
  z.strictObject({ what: z.literal('capture'), star: Star, by: SideName }),
])
export type Correction = z.infer<typeof Correction>

/** What is set right at once, with the reason: at most as much as a long evening needs. */
export const Corrections = z.array(Correction).min(1, { message: 'Say what is to be corrected.' }).max(100)

/** The reason that stands beside a correction. */
export const CorrectionNote = z.string().trim().min(1, { message: 'Say why it is corrected.' }).max(300)

/** A correction in words; `nameOf` names stars. */
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
