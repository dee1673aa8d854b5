import type { BattleEvent, Hindrance, ShotSide } from '#shared/games/space-planes/battle.ts'
import { capital } from '#shared/games/space-planes/sides.ts'
import { MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { listWords } from '#shared/kit/words.ts'

/** An event in words, as the log says it. */
export function describe(event: BattleEvent): string {
  switch (event.type) {
    case 'placed':
      return `Place ship ${event.ship.id} at ${event.ship.x}, ${event.ship.y} mm on plane ${event.ship.plane}`
    case 'left-out':
      return `${capital(event.seat)} leaves out a ship: there is no legal place left`
    case 'began-manoeuvre':
      return `Ship ${event.ship}: ${MANOEUVRES[event.name].title.toLowerCase()}`
    case 'stepped':
      return `Ship ${event.ship} stands at ${event.to.x}, ${event.to.y} mm, face ${event.to.face} up`
    case 'stopped':
      return `Ship ${event.ship} cannot ${event.kind === 'flip' ? 'flip' : 'move'}: ${hindranceWords(event.hindrance)}`
    case 'changed-plane':
      return `Ship ${event.ship} switches to plane ${event.plane}`
    case 'levelled':
      return `All ships are on plane ${event.plane}`
    case 'reshuffled':
      return 'Shuffle the discard into a new deck'
    case 'shot':
      return `Ship ${event.ship} shoots at ship ${event.target}: ${sideWords(event.attacker)} against ${sideWords(event.answer)}, ${event.isHit ? 'a hit' : 'a miss'}`
    case 'joined':
      return `${capital(event.seat)} joins`
    case 'aimed':
      return `Ship ${event.ship} shoots at ship ${event.target}: the cards come with the answer`
    case 'answered':
      return 'The cards follow from the links of both'
    case 'ended-turn':
      return `The turn of ${capital(event.next)} begins`
    case 'surrendered':
      return `${capital(event.seat)} gives up`
    case 'corrected':
      return `Correct ship ${event.ship.id}: ${event.note}`
    case 'won':
      return event.winners.length === 1
        ? `${capital(event.winners[0] ?? '')} wins`
        : `${listWords(event.winners.map(capital))} share the victory`
    case 'applied':
      return 'Apply the results'
  }
}

/** What stands in the way, in words. */
export function hindranceWords(hindrance: Hindrance): string {
  return hindrance.by === 'border'
    ? `it would leave the area by ${hindrance.mm.toFixed(1)} mm`
    : `it would strike ship ${hindrance.ship} by ${hindrance.mm.toFixed(1)} mm`
}

function sideWords({ range, cards, value }: ShotSide): string {
  return `${range === 'none' ? 'no line' : range} ${value}${cards.length > 1 ? ` of ${cards.join(', ')}` : ''}`
}
