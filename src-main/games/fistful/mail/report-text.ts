import { wrapLines } from '#main/games/kit/mail/wrap-lines.ts'
import { formatShipCode } from '#shared/games/fistful/format-ships.ts'
import {
  type BattleReport,
  type CombatRoll,
  type ShipsByFleetLetter,
  type ShipInLineUp,
  SIDES,
  type Orders,
  type Side,
  type StarLabel,
  type TurnReport,
} from '#shared/games/fistful/model.ts'
import { REJECTION_TEXTS } from '#shared/games/fistful/tables/rejection-texts.ts'
import { formatSettingAnswer, type SettingRow, SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'
import type { GameView } from '#shared/games/fistful/views.ts'
import { formatCount } from '#shared/kit/format.ts'
import { formatOrderStatements } from './order-statements.ts'

/** Contents of a report beyond the turn's report and the view. */
export interface TurnReportContext {
  readonly name: string
  readonly players: Readonly<Record<Side, string>>
  /** The player who resolved the turn; null if no single player did. */
  readonly resolver: Side | null
  /** Orders that the reader may see. */
  readonly orders: readonly { readonly side: Side; readonly orders: Orders }[]
  /** The seed of the dice; null if they were rolled by hand or the reader may not know it. */
  readonly seed: string | null
  readonly stateHash: string | null
}

/** Formats fleets at a star on one line: A=2S1C B=1T. */
function formatFleets(fleets: ShipsByFleetLetter): string {
  const letters = Object.keys(fleets).toSorted()
  return letters.map((letter) => `${letter}=${formatShipCode(fleets[letter] ?? {})}`).join(' ') || 'no fleets'
}

/** Formats a battle: who started it, every die with its pair, and the survivors (FIST-REP-2). */
function formatBattleLines({ start, rounds, winner, survivors, flown }: BattleReport, star: string): string[] {
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
function linedText({ side, fleet, kind }: ShipInLineUp): string {
  return `${side}:${fleet} ${kind}`
}

/**
 * Formats a turn's report as plain text, at most 60 columns wide (FIST-REP-2). `report` and `view` are already
 * filtered for the reader, so in fog the text reveals no more than they do.
 */
export function formatTurnReport(report: TurnReport, view: GameView, heading: TurnReportContext): string {
  const { name, players, resolver } = heading
  const sections: [string, string[]][] = [
    ['Orders that were not carried out', rejectedLines(report)],
    ['Landings and production', phaseOneLines(report, view)],
    ['Moves', report.moves.map(({ side, fleet, from, to }) => `${side}:${fleet} ${from} to ${to}`)],
    ['Withdrawals', withdrawalLines(report)],
    ['Battles', []],
    ['Sieges and captures', siegeLines(report, view)],
    ['Recon', reconLines(report, view)],
    ['Fleets', fleetLines(view)],
    ['Colonies', colonyLines(view)],
    ...heading.orders.map(({ side, orders }): [string, string[]] => [`Orders of ${side}`, orderLines(orders)]),
    ['Settings', settingLines(view)],
    ['Proof', proofLines(report, heading)],
  ]
  const battles = report.battles.flatMap((battle) => formatBattleLines(battle, starName(view, battle.star)))
  const end = report.result && [
    report.result.winner ? `Player ${report.result.winner} wins.` : 'The game ends in a draw.',
  ]
  return [
    ...wrapLines(`TURN ${report.turn} OF ${name}`),
    ...wrapLines(`A: ${players.A}`),
    ...wrapLines(`B: ${players.B}`),
    ...(resolver === null ? [] : [`Resolved by player ${resolver}.`]),
    ...(end ?? []),
    ...sections.flatMap(([title, lines]) => {
      const filled = title === 'Battles' ? battles : lines.flatMap((line) => wrapLines(line))
      return ['', title.toUpperCase(), '-'.repeat(title.length), ...(filled.length === 0 ? ['None.'] : filled)]
    }),
    '',
  ].join('\n')
}

const PARTS = { land: 'landing', reorg: 'fleets at', build: 'production at', order: 'order of fleet' } as const

function rejectedLines({ rejected }: TurnReport): string[] {
  return rejected.map(({ side, part, about, reason, nearest }) => {
    const instead = nearest === null ? '' : ` Nearest: ${nearest}.`
    return `${side} ${PARTS[part]} ${about}: ${REJECTION_TEXTS[reason]}${instead}`
  })
}

function phaseOneLines({ landings, landingRolls, production }: TurnReport, view: GameView): string[] {
  return [
    ...landingRolls.map(({ star, face }) => `${starName(view, star)}: both land, die ${face}`),
    ...landings.map(({ side, star, fleet }) => `${side}:${fleet} lands at ${starName(view, star)}`),
    ...production.map(({ side, star, items, spent, unspent }) => {
      const made = items.map((item) => ('fleet' in item ? `${item.kind}>${item.fleet}` : item.kind)).join(' ')
      const lost = unspent === 0 ? '' : `, ${unspent} lost`
      return `${side} ${starName(view, star)}: ${made || 'nothing'} (${spent} spent${lost})`
    }),
  ]
}

function withdrawalLines({ withdrawals }: TurnReport): string[] {
  return withdrawals.map(
    ({ side, fleet, ships, from, to, wave, met }) =>
      `${side}:${fleet} (${formatShipCode(ships)}) ${from} to ${to}, wave ${wave}; met ${formatFleets(met)}`,
  )
}

function siegeLines(report: TurnReport, view: GameView): string[] {
  const at = (star: StarLabel): string => starName(view, star)
  return [
    ...report.lostTransports.map(({ side, star, count }) => `${at(star)}: ${count}T of ${side} destroyed`),
    ...report.sieges.map(({ star, by, turns }) => `${at(star)}: besieged by ${by}, turn ${turns} of the siege`),
    ...report.liftedSieges.map((star) => `${at(star)}: the siege is lifted`),
    ...(report.foughtCaptures ?? []).map(({ star, winner }) => `${at(star)}: fought for on the ground, ${winner} wins`),
    ...report.captures.map(({ star, from, to, size }) => `${at(star)}: ${from} loses it to ${to}, size ${size}`),
  ]
}

function reconLines({ recon }: TurnReport, view: GameView): string[] {
  return recon.map(({ side, fleet, star, enemyFleets, colony }) => {
    const works = [colony?.fortified && 'fortified', colony?.besieged && 'besieged'].filter(Boolean).join(', ')
    const there = colony ? `colony of size ${colony.size}${works && `, ${works}`}` : 'no colony of the enemy'
    return `${side}:${fleet} sees ${starName(view, star)}: ${formatFleets(enemyFleets)}; ${there}`
  })
}

function fleetLines(view: GameView): string[] {
  const open = view.fleets.map(
    ({ owner, id, at, ships }) => `${owner}:${id} ${starName(view, at)}: ${formatShipCode(ships)}`,
  )
  const seen = view.seenFleets.map(({ star, count, letters, makeUp }) => {
    const known: ShipsByFleetLetter | null = makeUp
    const what = known ? formatFleets(known) : (letters?.join(' ') ?? 'make-up unknown')
    return `Enemy ${starName(view, star)}: ${formatCount(count, 'fleet')}, ${what}`
  })
  return [...open, ...seen]
}

function colonyLines(view: GameView): string[] {
  const isHidden = (owner: Side): boolean => view.viewer !== null && view.viewer !== owner
  const open = Object.entries(view.colonies)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([star, { owner, size, fortified, fortProgress, besieged }]) => {
      const works = [
        `size ${size}`,
        ...(fortified ? ['fortified'] : []),
        ...(fortProgress === null || isHidden(owner) ? [] : ['fort begun']),
        ...(besieged > 0 ? [`besieged ${besieged}`] : []),
        ...(view.homeworlds[owner] === star ? ['homeworld'] : []),
      ]
      return `${owner} ${starName(view, star)}: ${works.join(', ')}`
    })
  const seen = view.seenColonies.map(({ star, known, isBesieged }) => {
    const size = known ? `size ${known.size}${known.fortified ? ', fortified' : ''}` : 'size unknown'
    return `Enemy ${starName(view, star)}: ${size}${isBesieged ? ', besieged' : ''}`
  })
  return [...open, ...seen]
}

/** Formats orders as a bulleted list, so that a reply to the report does not order the same again. */
function orderLines(orders: Orders): string[] {
  return formatOrderStatements(orders).map((statement) => `- ${statement}`)
}

/** Formats every setting with its value (FIST-REP-2). */
function settingLines({ settings }: GameView): string[] {
  const rows: [string, SettingRow][] = Object.entries(SETTINGS)
  const answers: Readonly<Record<string, unknown>> = settings
  const shownRows = rows.filter(([id, row]) => row.isLater !== true || answers[id] !== undefined)
  return shownRows.map(([id, row]) => `${row.title}: ${formatSettingAnswer(row, answers[id]) ?? String(answers[id])}`)
}

function proofLines({ dice }: TurnReport, { seed, stateHash }: TurnReportContext): string[] {
  const faces = dice.join('').match(/.{1,5}/g) ?? ['none']
  return [`Dice: ${faces.join(' ')}`, ...(seed ? [`Seed: ${seed}`] : []), ...(stateHash ? [`State: ${stateHash}`] : [])]
}

function starName({ map }: GameView, star: StarLabel): string {
  return `${star} ${map.stars[star]?.name ?? ''}`.trim()
}
