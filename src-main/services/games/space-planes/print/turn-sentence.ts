import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { formatCard, formatRangeClass } from '#shared/games/space-planes/shot-text.ts'
import { formatSeatName, formatShipName } from '#shared/games/space-planes/sides.ts'
import { MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'

type Of<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>

/** What a reader of the record wants to know; steps that the picture shows are left out. */
const CLAUSES: { readonly [Type in BattleEvent['type']]?: (event: Of<Type>, battle: Battle) => string } = {
  placed: ({ ship }, battle) => `${formatShipName(battle, ship.id)} enters on plane ${ship.plane}`,
  entered: ({ cube }, battle) => `${formatShipName(battle, cube.id)} enters on plane ${cube.plane}`,
  'left-out': ({ seat }, battle) => `${formatSeatName(battle, seat)} leaves out a ship`,
  'drew-places': () => 'all ships are placed by chance',
  announced: ({ ship, name, isCancelled }, battle) =>
    `${formatShipName(battle, ship)} flies a ${MANOEUVRES[name].title.toLowerCase()}${isCancelled ? ', which is cancelled' : ''}`,
  'began-manoeuvre': ({ ship, name }, battle) =>
    `${formatShipName(battle, ship)} flies a ${MANOEUVRES[name].title.toLowerCase()}`,
  rolled: ({ face }) => `it rolls to face ${face}`,
  followed: ({ cubes }) => `${formatCount(cubes.length, 'ship')} follow the roll`,
  'changed-plane': ({ plane }) => `it switches to plane ${plane}`,
  levelled: ({ plane }) => `all ships are on plane ${plane}`,
  stopped: ({ ship, hindrance }, battle) =>
    `${formatShipName(battle, ship)} is stopped by ${hindrance.by === 'border' ? 'the edge' : formatShipName(battle, hindrance.ship)}`,
  shot: ({ ship, target, attacker, answer, isHit }, battle) =>
    `${formatShipName(battle, ship)} shoots at ${formatShipName(battle, target)}: ${formatRangeClass(attacker.range)} ${formatCard(attacker.value)} against ${formatRangeClass(answer.range)} ${formatCard(answer.value)}, ${isHit ? 'a hit' : 'a miss'}`,
  surrendered: ({ seat }, battle) => `${formatSeatName(battle, seat)} gives up`,
  corrected: ({ ship }, battle) => `${formatShipName(battle, ship.id)} is corrected`,
  amended: ({ cube }, battle) => `${formatShipName(battle, cube.id)} is corrected`,
  won: ({ winners }, battle) =>
    `${formatList(winners.map((seat) => formatSeatName(battle, seat)))} ${winners.length === 1 ? 'wins' : 'share the victory'}`,
}

/** Describes a turn in one sentence. Names are those before it, since a ship that is lost keeps its name. */
export function describeTurn(events: readonly BattleEvent[], battle: Battle): string {
  const clauses = events.flatMap((event) => {
    const clause = CLAUSES[event.type] as ((happened: BattleEvent, at: Battle) => string) | undefined
    return clause ? [clause(event, battle)] : []
  })
  const sentence = [...new Set(clauses)].join('; ')
  if (sentence === '') return 'Nothing is flown, and nobody shoots.'
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
