import type { Flotilla } from '#main/db/repositories/space-planes.ts'
import { listShipRecords, type ShipRecord } from '#main/games/space-planes/ship-records.ts'
import type { MatchWithEvents } from '#main/services/matches/results.ts'
import type { ShipResult } from '#shared/contract/space-planes/battles.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { FlotillaCube, ShipFate } from '#shared/games/space-planes/flotillas.ts'
import type { SeatFlotilla } from '#shared/games/space-planes/named-cubes.ts'
import { formatSeatName } from '#shared/games/space-planes/sides.ts'
import { formatCount } from '#shared/kit/format.ts'

/** A battle with its complete log. */
export type PlanesBattleWithEvents = MatchWithEvents<Battle, BattleEvent>

type FindFlotilla = (id: string) => Flotilla | null

/** Computes what happened to each named ship, and what its flotilla would keep. */
export function computeShipResults(
  { state: battle, events }: PlanesBattleWithEvents,
  find: FindFlotilla,
): ShipResult[] {
  const records = listShipRecords(battle, events)
  const { seats } = battle
  const bySeat = records.toSorted((a, b) => seats.indexOf(a.owner) - seats.indexOf(b.owner))
  return bySeat.flatMap((record) => {
    const side = battle.sides?.[record.owner]
    const cube = record.cube === null ? undefined : side?.ships[record.cube]
    if (!side || !cube) return []
    const ship = find(side.flotillaId)?.ships.find(({ id }) => id === cube.id) ?? null
    return [
      {
        seat: record.owner,
        flotilla: side.name,
        flotillaId: ship === null ? null : side.flotillaId,
        shipId: cube.id,
        name: ship?.name ?? cube.name,
        kills: record.kills,
        end: endWords(record, nameOfLetter(battle, records)),
        before: ship?.fate ?? null,
        after: ship === null ? null : fateAfter(ship.fate, record.end),
      },
    ]
  })
}

/** Lists what cannot be written, because flotillas or ships no longer exist or were lost elsewhere. */
export function listResultWarnings(
  { state: battle }: PlanesBattleWithEvents,
  ships: readonly ShipResult[],
  find: FindFlotilla,
): string[] {
  const gone = Object.values(battle.sides ?? {}).filter(({ flotillaId }) => find(flotillaId) === null)
  const missing = ships.filter(({ before, flotilla }) => before === null && !gone.some(({ name }) => name === flotilla))
  const lost = ships.filter(({ before }) => before === 'lost')
  return [
    ...gone.map(
      ({ name }: SeatFlotilla) =>
        `The flotilla ${name} is not in this campaign: its ships get neither kills nor fates. If it was deleted here, undo that in History first.`,
    ),
    ...missing.map(({ name, flotilla }) => `${name} was removed from ${flotilla}: nothing is written for it.`),
    ...lost.map(({ name }) => `${name} was lost in another battle since: it stays lost.`),
  ]
}

/** Applies results to a ship: adds its kills, sets its fate and the reason for it. */
export function applyResultToShip(
  ship: FlotillaCube,
  { kills, end, before }: ShipResult,
  outcome: { battle: string; fate: ShipFate },
): FlotillaCube {
  const isNews = outcome.fate !== before && end !== FLYING
  const line = `${end} in ${outcome.battle}.`
  return {
    ...ship,
    kills: Math.min(999, ship.kills + kills),
    fate: outcome.fate,
    story: isNews ? [ship.story, line].filter(Boolean).join(' ').slice(0, 500) : ship.story,
  }
}

const FLYING = 'Still flying'
const SHOT = 'Shot down'

/** A ship lost elsewhere stays lost; one that did not take part is unchanged. */
function fateAfter(before: ShipFate, end: ShipRecord['end']): ShipFate {
  return before === 'lost' || end === 'shot-down' || end === 'surrendered' ? 'lost' : before
}

function endWords({ end, by }: ShipRecord, nameOf: (letter: string) => string): string {
  switch (end) {
    case 'flying':
      return FLYING
    case 'shot-down':
      return by === null ? SHOT : `${SHOT} by ${nameOf(by)}`
    case 'surrendered':
      return 'Surrendered'
    case 'left-out':
      return 'Stayed out: no legal place was left'
  }
}

/** Returns a function that replaces a ship's letter by its name and side. */
function nameOfLetter(battle: Battle, records: readonly ShipRecord[]): (letter: string) => string {
  return (letter) => {
    const record = records.find(({ id }) => id === letter)
    if (!record) return `ship ${letter}`
    const cube = record.cube === null ? undefined : battle.sides?.[record.owner]?.ships[record.cube]
    return cube ? cube.name : `ship ${letter} of ${formatSeatName(battle, record.owner)}`
  }
}

/** Describes the result in a sentence. `nameOf` returns the name of a seat. */
export function formatOutcome({ winners, seats, points }: Battle, nameOf: (seat: string) => string): string {
  const scores = seats.map((seat) => `${nameOf(seat)} ${points[seat] ?? 0}`).join(', ')
  const [winner] = winners
  const won = winners.length === 1 && winner !== undefined ? `${nameOf(winner)} won` : 'It was shared'
  return `${won} (${scores}).`
}

/** Formats the kills of a ship. */
export function formatKills(kills: number): string {
  return kills === 0 ? '' : `, ${formatCount(kills, 'kill')}`
}
