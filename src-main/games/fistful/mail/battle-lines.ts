import { wrapLines } from '#main/games/kit/mail/wrap-lines.ts'
import { formatShipCode } from '#shared/games/fistful/format-ships.ts'
import {
  type BattleReport,
  type CombatRoll,
  type FleetsByLetter,
  type ShipInLine,
  SIDES,
} from '#shared/games/fistful/model.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'

/** Formats fleets at a star on one line: A=2S1C B=1T. */
export function formatFleets(fleets: FleetsByLetter): string {
  const letters = Object.keys(fleets).toSorted()
  return letters.map((letter) => `${letter}=${formatShipCode(fleets[letter] ?? {})}`).join(' ') || 'no fleets'
}

/** Formats a battle: who started it, every die with its pair, and the survivors (FIST-REP-2). */
export function formatBattleLines({ start, rounds, winner, survivors, flown }: BattleReport, star: string): string[] {
  return [
    ...wrapLines(star),
    ...SIDES.flatMap((side) => wrapLines(`${side}: ${formatFleets(start[side])}`, '  ')),
    ...(flown ? wrapLines(`Flown: A ${flown.A} cubes, B ${flown.B}; ${winner} has ${flown.left} left`, '  ') : []),
    ...rounds.flatMap((rolls, at) => [
      `  Round ${at + 1}`,
      ...rolls.flatMap((roll) => wrapLines(rollLine(roll), '    ')),
    ]),
    ...wrapLines(`Player ${winner} wins; left: ${formatFleets(survivors)}`, '  '),
  ]
}

/** Formats a roll: `B:C rolls 4 against A:D: A loses the dreadnought`. */
function rollLine({ attacker, enemy, isLead, face, loses }: CombatRoll): string {
  const lost = loses === attacker.side ? attacker : enemy
  const outcome = loses === null ? 'ignored' : `${loses} loses the ${SHIPS[lost.kind].name.toLowerCase()}`
  return `${linedText(attacker)}${isLead ? '' : ' (support)'} against ${linedText(enemy)}: ${face}, ${outcome}`
}

/** Formats a ship as side, fleet and kind. */
function linedText({ side, fleet, kind }: ShipInLine): string {
  return `${side}:${fleet} ${kind}`
}
