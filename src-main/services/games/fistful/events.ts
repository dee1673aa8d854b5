import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { findBattleOddsWithinLimit } from '#main/games/fistful/odds/battle-odds.ts'
import { MAX_INSTANT_FIGHT_STATES } from '#main/games/fistful/odds/fight-state-space.ts'
import { mergeFleetShips } from '#main/games/fistful/rules/fleet-ships.ts'
import type { BattleView, TurnView } from '#shared/contract/fistful/reports.ts'
import { formatShips } from '#shared/games/fistful/format-ships.ts'
import {
  type BattleReport,
  type BuildItem,
  type CombatRoll,
  type ShipsByFleetLetter,
  type Ships,
  type TurnReport,
} from '#shared/games/fistful/model.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import {
  formatFleets,
  formatFleet,
  formatShipKind,
  formatShipInLine,
  capitalizeSentence,
  formatStarWithLabel,
} from './format-ships.ts'
import { formatGameResult } from './next-step.ts'

type Event = TurnView['events'][number]
type Heading = Pick<FistfulGame, 'mySide' | 'map' | 'seats' | 'settings'>

/**
 * Describes the events of a report other than battles, in order. The report must be the viewer's version (FIST-REP-2).
 */
export function listReportEvents(game: Heading, report: TurnReport): Event[] {
  return [...phaseOneEvents(game, report), ...movingEvents(game, report), ...colonyEvents(game, report)]
}

const NOWHERE = { side: null, star: null, from: null, fleet: null } as const

function phaseOneEvents({ map }: Heading, { landings, production }: TurnReport): Event[] {
  const landed = landings.map(({ side, star, fleet }): Event => {
    const text = capitalizeSentence(`${formatFleet(side, fleet)} founds a colony at ${formatStarWithLabel(map, star)}`)
    return { ...NOWHERE, kind: 'landing', side, star, fleet, text }
  })
  const made = production.map(({ side, star, items, unspent }): Event => {
    const lost = unspent > 0 ? `; ${formatCount(unspent, 'point')} lost` : ''
    const text = capitalizeSentence(`${formatStarWithLabel(map, star)} of ${side} makes ${itemsWords(items)}${lost}`)
    return { ...NOWHERE, kind: 'production', side, star, text }
  })
  return [...landed, ...made]
}

function itemsWords(items: readonly BuildItem[]): string {
  const words = items.map((item) => {
    if ('fleet' in item) return `a ${formatShipKind(item.kind)} for fleet ${item.fleet}`
    return item.kind === 'grow' ? 'its colony grow' : 'a payment for a fort'
  })
  return formatList(words) || 'nothing'
}

function movingEvents({ map }: Heading, { moves, withdrawals }: TurnReport): Event[] {
  const at = (star: string) => formatStarWithLabel(map, star)
  const moved = moves.map(({ side, fleet, from, to }): Event => {
    const text = capitalizeSentence(`${formatFleet(side, fleet)} moves from ${at(from)} to ${at(to)}`)
    return { kind: 'move', side, star: to, from, fleet, text }
  })
  const gone = withdrawals.map(({ side, fleet, from, to, met, ships }): Event => {
    const who = `${formatFleet(side, fleet)} (${formatShips(ships)})`
    const text = capitalizeSentence(`${who} withdraws from ${at(from)} to ${at(to)} before ${formatFleets(met)}`)
    return { kind: 'withdrawal', side, star: to, from, fleet, text }
  })
  return [...moved, ...gone]
}

function colonyEvents(game: Heading, report: TurnReport): Event[] {
  const at = (star: string) => formatStarWithLabel(game.map, star)
  const over = formatGameResult(game, report.result)
  return [
    ...report.lostTransports.map(({ side, star, count }): Event => {
      const text = capitalizeSentence(`${formatCount(count, 'transport')} of ${side} destroyed at ${at(star)}`)
      return { ...NOWHERE, kind: 'lost-transports', side, star, text }
    }),
    ...report.sieges.map(({ star, by, turns }): Event => {
      const text = capitalizeSentence(`${by} besieges ${at(star)}, turn ${turns} of the siege`)
      return { ...NOWHERE, kind: 'siege', side: by, star, text }
    }),
    ...report.liftedSieges.map((star): Event => {
      return { ...NOWHERE, kind: 'siege-lifted', star, text: capitalizeSentence(`the siege of ${at(star)} is lifted`) }
    }),
    ...(report.foughtCaptures ?? []).map(({ star, attacker, winner }): Event => {
      const end = winner === attacker ? 'takes the ground' : 'is beaten off, and all stays as it was'
      const text = capitalizeSentence(`${attacker} fights for ${at(star)} and ${end}`)
      return { ...NOWHERE, kind: 'fought', side: winner, star, text }
    }),
    ...report.captures.map(({ star, to, from, size }): Event => {
      const text = capitalizeSentence(`${to} captures ${at(star)}, size ${size}, from ${from}`)
      return { ...NOWHERE, kind: 'capture', side: to, star, text }
    }),
    ...report.recon.map(({ side, fleet, star, enemyFleets, colony }): Event => {
      const works = colony === null ? '' : `; a colony of size ${colony.size}${colony.fortified ? ', fortified' : ''}`
      const text = capitalizeSentence(
        `${formatFleet(side, fleet)} sees at ${at(star)}: ${formatFleets(enemyFleets)}${works}`,
      )
      return { ...NOWHERE, kind: 'recon', side, star, fleet, text }
    }),
    ...(over === null ? [] : [{ ...NOWHERE, kind: 'end' as const, side: over.winner, text: over.text }]),
  ]
}

/** The view of a battle die by die, with the winner's chance of winning (FIST-COMBAT-1 to -10). */
export function buildBattleView({ map, settings }: Heading, battle: BattleReport): BattleView {
  const { star, start, winner, survivors, flown } = battle
  return {
    star,
    name: map.stars[star]?.name ?? '',
    start: { A: copyOf(start.A), B: copyOf(start.B) },
    rounds: battle.rounds.map((rolls) => rolls.map((roll) => ({ ...roll, text: rollWords(roll) }))),
    winner,
    survivors: copyOf(survivors),
    flown: flown ?? null,
    chance: flown
      ? null
      : (findBattleOddsWithinLimit(
          MAX_INSTANT_FIGHT_STATES,
          mergeFleetShips(start.A),
          mergeFleetShips(start.B),
          settings,
        )?.win[winner] ?? null),
  }
}

function copyOf(fleets: ShipsByFleetLetter): Record<string, Ships> {
  return { ...fleets }
}

function rollWords({ attacker, enemy, face, loses }: CombatRoll): string {
  const lost = loses === null ? null : loses === attacker.side ? attacker : enemy
  const end = lost === null ? 'nothing is lost' : `${formatShipInLine(lost)} is lost`
  return capitalizeSentence(`${formatShipInLine(attacker)} against ${formatShipInLine(enemy)}, ${face}: ${end}`)
}
