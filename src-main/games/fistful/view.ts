import { formatShipCode } from '#shared/games/fistful/format-ships.ts'
import {
  type BattleReport,
  type CombatRoll,
  type ShipsByFleetLetter,
  type GameState,
  type ShipInLineUp,
  getOtherSide,
  type ReconReport,
  type Side,
  type StarLabel,
  type TurnReport,
} from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import {
  type GameView,
  HIDDEN_FLEET_LETTER,
  type VisibleColony,
  type VisibleFleets,
} from '#shared/games/fistful/views.ts'
import { listFleetsAt, getShipsByFleetLetter } from './rules/fleet-ships.ts'

/**
 * The game as a viewer may see it. In fog a side sees its own pieces, the positions of enemies and its reports
 * (FIST-FOG-1, -2).
 */
export function buildGameView(state: GameState, reports: readonly TurnReport[], side: Side | null): GameView {
  const { settings, map, turn, homeworlds, result } = state
  const open = { viewer: side, settings, map, turn, homeworlds, result }
  if (side === null || settings.fog === 'off') {
    return { ...open, colonies: state.colonies, fleets: state.fleets, seenFleets: [], seenColonies: [], reports }
  }
  const own = Object.entries(state.colonies).filter(([, { owner }]) => owner === side)
  const looks = reports.filter((report) => report.turn === turn - 1).flatMap(({ recon }) => recon)
  const ownLooks = looks.filter((look) => look.side === side)
  return {
    ...open,
    colonies: Object.fromEntries(own),
    fleets: state.fleets.filter(({ owner }) => owner === side),
    seenFleets: seenFleets(state, side, ownLooks),
    seenColonies: seenColonies(state, side, ownLooks),
    reports: reports.map((report) => redactReportForSide(report, side, settings)),
  }
}

function seenFleets(state: GameState, side: Side, looks: readonly ReconReport[]): VisibleFleets[] {
  const { fleets, settings } = state
  const enemy = getOtherSide(side)
  const stars = new Set(fleets.filter(({ owner }) => owner === enemy).map(({ at }) => at))
  return [...stars].toSorted().map((star) => {
    const there = getShipsByFleetLetter(listFleetsAt(fleets, enemy, star))
    const letters = Object.keys(there)
    const isKnown = listFleetsAt(fleets, side, star).length > 0 || looks.some((look) => look.star === star)
    return {
      star,
      count: letters.length,
      letters: settings.fogShowLetters ? letters.toSorted() : null,
      makeUp: isKnown ? hideLetters(there, settings).fleets : null,
    }
  })
}

function seenColonies({ colonies }: GameState, side: Side, looks: readonly ReconReport[]): VisibleColony[] {
  const stars = Object.keys(colonies).filter((star) => colonies[star]?.owner === getOtherSide(side))
  return stars.toSorted().map((star) => {
    const seen = looks.find((look) => look.star === star)?.colony ?? null
    return {
      star,
      known: seen === null ? null : { size: seen.size, fortified: seen.fortified },
      isBesieged: (colonies[star]?.besieged ?? 0) > 0,
    }
  })
}

/**
 * A turn's report as a side may read it (FIST-REP-2): in fog its own lines, and of the enemy what met its fleets or
 * was scouted. Battles, sieges, captures and contested landings always involve both sides, so they are shown with all
 * their dice.
 */
export function redactReportForSide(report: TurnReport, side: Side | null, settings: FistfulSettings): TurnReport {
  if (side === null || settings.fog === 'off') return report
  const isOwn = (line: { readonly side: Side }): boolean => line.side === side
  const { turn, landingRolls, lostTransports, sieges, liftedSieges, captures, foughtCaptures, result, dice } = report
  return {
    turn,
    landingRolls,
    lostTransports,
    sieges,
    liftedSieges,
    captures,
    ...(foughtCaptures && { foughtCaptures }),
    result,
    dice,
    rejected: report.rejected.filter(isOwn),
    landings: report.landings.filter(isOwn),
    production: report.production.filter(isOwn),
    moves: report.moves.filter(isOwn),
    withdrawals: report.withdrawals.map((line) => withdrawalFor(line, side, settings)),
    battles: report.battles.map((battle) => battleFor(battle, side, settings)),
    recon: report.recon
      .filter(isOwn)
      .map((look) => ({ ...look, enemyFleets: hideLetters(look.enemyFleets, settings).fleets })),
  }
}

type Withdrawal = TurnReport['withdrawals'][number]

/** A withdrawing fleet has met the other side, so both sides read the line (FIST-FOG-2). */
function withdrawalFor(line: Withdrawal, side: Side, settings: FistfulSettings): Withdrawal {
  if (line.side === side) return { ...line, met: hideLetters(line.met, settings).fleets }
  return settings.fogShowLetters ? line : { ...line, fleet: HIDDEN_FLEET_LETTER }
}

function battleFor(battle: BattleReport, side: Side, settings: FistfulSettings): BattleReport {
  const enemy = getOtherSide(side)
  const { fleets, nameOf } = hideLetters(battle.start[enemy], settings)
  const renamed = (ship: ShipInLineUp): ShipInLineUp =>
    ship.side === enemy ? { ...ship, fleet: nameOf(ship.fleet) } : ship
  const renamedRoll = (roll: CombatRoll): CombatRoll => {
    return { ...roll, attacker: renamed(roll.attacker), enemy: renamed(roll.enemy) }
  }
  const survivors = Object.entries(battle.survivors)
  return {
    ...battle,
    start: { ...battle.start, [enemy]: fleets },
    rounds: battle.rounds.map((rolls) => rolls.map(renamedRoll)),
    survivors:
      battle.winner === enemy
        ? Object.fromEntries(survivors.map(([letter, ships]) => [nameOf(letter), ships]))
        : battle.survivors,
  }
}

/**
 * Renumbers fleets by make-up if the fog hides letters, so that numbers cannot be used to track a fleet (FIST-FOG-1).
 */
function hideLetters(fleets: ShipsByFleetLetter, { fogShowLetters }: FistfulSettings) {
  if (fogShowLetters) return { fleets, nameOf: (letter: StarLabel) => letter }
  const keyOf = (letter: string): string => `${formatShipCode(fleets[letter] ?? {})} ${letter}`
  const letters = Object.keys(fleets).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const nameOf = (letter: string): string => String(letters.indexOf(letter) + 1)
  return { fleets: Object.fromEntries(letters.map((letter) => [nameOf(letter), fleets[letter] ?? {}])), nameOf }
}
