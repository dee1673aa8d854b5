import { type CommandResult, parseArguments, type Call } from '#main/hosts/cli/command.ts'
import { CORDS } from '#shared/games/planetary-sand/tables/bands.ts'
import { parseSettingsOption } from './options.ts'

/** `orrery planetary-sand cords`: positions of the knots of each cord (SAND-KIT-1, SAND-KIT-2). */
export function showCords(call: Call): CommandResult {
  parseArguments(call, 'cords')
  const { unitMm } = parseSettingsOption(call)
  const cords = CORDS.map((cord) => ({
    cord,
    knotsMm: [1, 2, 3].map((third) => Math.round((cord * third * unitMm) / 3)),
  }))
  const lines = cords.map(
    ({ cord, knotsMm: [close, medium, end] }) => `R${cord}: knots at ${close} and ${medium} mm, end at ${end} mm`,
  )
  return { data: cords, text: lines.join('\n') }
}
