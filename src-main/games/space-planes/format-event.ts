import type { BattleEvent, Collision, ShotCardDraw } from '#shared/games/space-planes/battle.ts'
import { formatRangeClass } from '#shared/games/space-planes/shot-text.ts'
import { capitalizeSeat } from '#shared/games/space-planes/sides.ts'
import { MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'

type Of<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>

const WORDS: { readonly [Type in BattleEvent['type']]: (event: Of<Type>) => string } = {
  placed: (event) => `Place ship ${event.ship.id} at ${formatPosition(event.ship)} on plane ${event.ship.plane}`,
  entered: (event) =>
    `Put ship ${event.cube.id} on the table, face ${event.cube.face} up, on plane ${event.cube.plane}`,
  announced: (event) =>
    `Ship ${event.ship}: ${MANOEUVRES[event.name].title.toLowerCase()}${event.isCancelled ? ', cancelled' : ''}`,
  rolled: (event) => `Ship ${event.ship} rolls: face ${event.face} comes up`,
  followed: (event) =>
    `Reorient ${formatList(event.cubes.map(({ ship, face, isStopped }) => `ship ${ship} to face ${face}${isStopped ? ', a step cancelled' : ''}`))}`,
  unrolled: (event) => `Ship ${event.ship} is rolled back: face ${event.face} looks up again`,
  amended: ({ cube, note }) => correctionWords(cube.id, note),
  'left-out': (event) => `${capitalizeSeat(event.seat)} leaves out a ship: there is no legal place left`,
  'began-manoeuvre': (event) => `Ship ${event.ship}: ${MANOEUVRES[event.name].title.toLowerCase()}`,
  stepped: (event) => `Ship ${event.ship} stands at ${formatPosition(event.to)}, face ${event.to.face} up`,
  stopped: (event) =>
    `Ship ${event.ship} cannot ${event.kind === 'flip' ? 'flip' : 'move'}: ${formatCollision(event.hindrance)}`,
  'changed-plane': (event) => `Ship ${event.ship} switches to plane ${event.plane}`,
  levelled: (event) => `All ships are on plane ${event.plane}`,
  reshuffled: () => 'Shuffle the discard into a new deck',
  shot: (event) =>
    `Ship ${event.ship} shoots at ship ${event.target}: ${sideWords(event.attacker)} against ${sideWords(event.answer)}, ${event.isHit ? 'a hit' : 'a miss'}`,
  joined: (event) => `${capitalizeSeat(event.seat)} joins`,
  'drew-places': () => 'All ships are placed by chance, from the links of both',
  aimed: (event) => `Ship ${event.ship} shoots at ship ${event.target}: the cards come with the answer`,
  answered: ({ skipped = 0 }) =>
    `The cards follow from the links of both${skipped === 0 ? '' : `; ${spentWords(skipped)}`}`,
  'ended-turn': (event) => `The turn of ${event.next} begins`,
  surrendered: (event) => `${capitalizeSeat(event.seat)} gives up`,
  corrected: ({ ship, note }) => correctionWords(ship.id, note),
  won: (event) =>
    event.winners.length === 1
      ? `${capitalizeSeat(event.winners[0] ?? '')} wins`
      : `${formatList(event.winners.map(capitalizeSeat))} share the victory`,
  applied: () => 'Apply the results',
}

/** Formats an event for the log. */
export function formatEvent(event: BattleEvent): string {
  return (WORDS[event.type] as (happened: BattleEvent) => string)(event)
}

/** Formats a position in tenths of a millimetre, as finely as a table can be measured. */
function formatPosition({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${Math.round(x * 10) / 10}, ${Math.round(y * 10) / 10} mm`
}

/** Formats a correction. Players do not see its note. */
function correctionWords(ship: string, note: string): string {
  return note === '' ? `Correct ship ${ship}` : `Correct ship ${ship}: ${note}`
}

/** Mentions skipped links of a hash chain (SP-MAIL-2). */
function spentWords(skipped: number): string {
  return `${formatCount(skipped, 'link')} of each chain ${skipped === 1 ? 'was' : 'were'} spent on an earlier order of this shot`
}

/** Describes an obstacle. */
export function formatCollision(hindrance: Collision): string {
  return hindrance.by === 'border'
    ? `it would leave the area by ${hindrance.mm.toFixed(1)} mm`
    : `it would strike ship ${hindrance.ship} by ${hindrance.mm.toFixed(1)} mm`
}

function sideWords({ range, cards, value }: ShotCardDraw): string {
  return `${formatRangeClass(range)} ${value}${cards.length > 1 ? ` of ${cards.join(', ')}` : ''}`
}
