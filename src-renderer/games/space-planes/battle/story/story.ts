import type { StoryLine } from '#renderer/parts/match/story-line.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { BattleEvent } from '#shared/games/space-planes/battle.ts'
import { formatManoeuvrePart } from '#shared/games/space-planes/part-text.ts'
import { formatCard, formatRangeClass } from '#shared/games/space-planes/shot-text.ts'
import { capitalizeSeat } from '#shared/games/space-planes/sides.ts'
import { MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { formatVictorySentence } from '../format-battle.ts'

export type SeatNameLookup = (seat: string) => string
/** Formats a ship's name for use inside a sentence. */
export type ShipNameLookup = (ship: string) => string

interface Names {
  readonly nameOf: SeatNameLookup
  readonly shipOf: ShipNameLookup
}

type Of<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>

/** Returns the events of a log line with this game's type. */
export function getBattleEvents({ events }: Pick<MatchLogLine, 'events'>): readonly BattleEvent[] {
  return events.map(({ event }) => event as BattleEvent)
}

/** Converts a log line to a story line. */
export function buildStoryLine(
  line: MatchLogLine,
  nameOf: SeatNameLookup,
  shipOf: ShipNameLookup = (id) => `ship ${id}`,
): StoryLine {
  const events = getBattleEvents(line)
  const texts = events.flatMap((event) => listEventTexts(event, { nameOf, shipOf }, events))
  const [title = 'Nothing happens', ...details] = texts
  const isLoud = events.some(({ type, ...event }) => type === 'won' || ('isHit' in event && event.isHit))
  return {
    n: line.n,
    title,
    details,
    isLoud,
  }
}

function listEventTexts(event: BattleEvent, names: Names, all: readonly BattleEvent[]): string[] {
  if (event.type === 'levelled')
    return all.some(({ type }) => type === 'followed')
      ? [`Everybody is on plane ${event.plane}.`]
      : [reorientedWords(all, event.plane)]
  const tell = TELLERS[event.type] as ((happened: BattleEvent, names: Names) => string[]) | undefined
  return tell?.(event, names) ?? []
}

const TELLERS: { readonly [Type in BattleEvent['type']]?: (event: Of<Type>, names: Names) => string[] } = {
  placed: ({ ship }, { nameOf, shipOf }) => [
    `${nameOf(ship.owner)} places ${shipOf(ship.id)} on plane ${ship.plane}`,
    `It stands at ${ship.x.toFixed(1)}, ${ship.y.toFixed(1)} mm, heading ${ship.heading}°, face ${ship.face} up.`,
  ],
  entered: ({ cube }, { nameOf, shipOf }) => [
    `${nameOf(cube.owner)} puts ${shipOf(cube.id)} on the table, on plane ${cube.plane}`,
    `Face ${cube.face} is up.`,
  ],
  announced: ({ ship, name, isCancelled }, { shipOf }) => [
    `${capitalizeSeat(shipOf(ship))} flies a ${MANOEUVRES[name].title.toLowerCase()}${isCancelled ? ', and a part of it is cancelled' : ''}`,
  ],
  rolled: ({ ship, face }, { shipOf }) => [`${capitalizeSeat(shipOf(ship))} rolls: face ${face} comes up.`],
  'changed-plane': ({ ship, plane }, { shipOf }) => [`${capitalizeSeat(shipOf(ship))} is on plane ${plane}.`],
  followed: ({ cubes }, { shipOf }) => [
    'The others follow the roll',
    `${capitalizeSeat(formatList(cubes.map(({ ship, face }) => `${shipOf(ship)} shows ${face}`)))}.`,
    ...cubes.flatMap(({ ship, isStopped }) => (isStopped ? [`A step of ${shipOf(ship)} was cancelled.`] : [])),
  ],
  unrolled: ({ ship, face }, { shipOf }) => [
    `A step was cancelled: all of the roll is undone, and ${shipOf(ship)} shows ${face} again`,
  ],
  amended: ({ note, cube }, { shipOf }) => [
    `${capitalizeSeat(shipOf(cube.id))} is corrected: ${note}`,
    `Face ${cube.face} is up, on plane ${cube.plane}.`,
  ],
  'left-out': ({ seat }, { nameOf }) => [`${nameOf(seat)} leaves a ship out: no legal place was left`],
  'began-manoeuvre': ({ ship, name, parts }, { shipOf }) => [
    `${capitalizeSeat(shipOf(ship))} flies a ${MANOEUVRES[name].title.toLowerCase()}: ${parts.map(formatManoeuvrePart).join(', ')}`,
  ],
  stopped: ({ ship, kind, hindrance }, { shipOf }) =>
    kind === 'part'
      ? [
          hindrance.by === 'border'
            ? `Cancelled: ${shipOf(ship)} would leave the table by ${hindrance.mm.toFixed(1)} mm. The turn is over.`
            : `Cancelled: ${shipOf(ship)} would strike ${shipOf(hindrance.ship)} by ${hindrance.mm.toFixed(1)} mm. The turn is over.`,
        ]
      : [],
  reshuffled: () => ['The deck ran out: the discard is shuffled.'],
  shot: ({ ship, target, attacker, answer, isHit }, { shipOf }) => [
    `${capitalizeSeat(shipOf(ship))} ${isHit ? 'shoots down' : 'misses'} ${shipOf(target)}: ${formatCard(attacker.value)} against ${formatCard(answer.value)}`,
    `${capitalizeSeat(formatRangeClass(attacker.range))}: ${attacker.cards.map(formatCard).join(' ')}. Answer, ${formatRangeClass(answer.range)}: ${answer.cards.map(formatCard).join(' ')}.`,
  ],
  joined: ({ seat }, { nameOf }) => [`${nameOf(seat)} joins`],
  'drew-places': () => ['All ships are placed by chance, from the links of both'],
  aimed: ({ ship, target }, { shipOf }) => [
    `${capitalizeSeat(shipOf(ship))} shoots at ${shipOf(target)}: the cards come with the answer`,
  ],
  answered: ({ skipped = 0 }) =>
    skipped === 0
      ? []
      : [`New card links were taken: ${formatCount(skipped, 'link')} of each chain had been shown for another turn.`],
  surrendered: ({ seat }, { nameOf }) => [`${nameOf(seat)} surrenders`],
  corrected: ({ note, ship }, { shipOf }) => [`${capitalizeSeat(shipOf(ship.id))} is corrected: ${note}`],
  applied: () => ['The results are applied to the campaign.'],
  'ended-turn': ({ next }, { nameOf }) => [`${nameOf(next)} is next.`],
  won: ({ winners }, { nameOf }) => [formatVictorySentence(winners.map(nameOf))],
}

/** Summarises a reorientation in one line. The stepper describes it ship by ship. */
function reorientedWords(events: readonly BattleEvent[], plane: number): string {
  const steps = events.filter((event) => event.type === 'stepped' && event.kind !== 'part')
  const stops = events.filter((event) => event.type === 'stopped' && event.kind !== 'part')
  const moved = new Set(steps.flatMap((event) => (event.type === 'stepped' ? [event.ship] : [])))
  const cancelled = stops.length === 0 ? '' : `, ${formatCount(stops.length, 'step')} cancelled`
  return `Reoriented: ${formatCount(moved.size, 'ship')}${cancelled}. Everybody is on plane ${plane}.`
}
