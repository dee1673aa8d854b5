import type { SeatId } from '#main/games/kit/game.ts'
import { type FieldNames, pickFields } from '#main/games/kit/pick-fields.ts'
import type { Battle, BattleEvent, BattleView } from '#shared/games/space-planes/battle.ts'

/** Public fields of a battle. A new field stays in the main process until it is listed here. */
const OPEN_FIELDS: FieldNames<Exclude<keyof BattleView, 'cardsLeft' | 'mail'>> = {
  settings: true,
  faces: true,
  seats: true,
  phase: true,
  active: true,
  turn: true,
  done: true,
  ships: true,
  lost: true,
  leftOut: true,
  points: true,
  discard: true,
  winners: true,
  bots: true,
  shares: true,
  sides: true,
  drawings: true,
  companion: true,
  isApplied: true,
}

/** What everybody may see of a battle: not the order of the deck, nor the values that seal it by mail (SP-MAIL-2). */
export function buildPublicBattleView(battle: Battle): BattleView {
  const { deck, mail } = battle
  return {
    ...pickFields(battle, OPEN_FIELDS),
    cardsLeft: deck.length,
    ...(mail && {
      mail: {
        joined: Object.keys(mail.links),
        aimed: mail.aimed,
        ...(mail.drawsPlaces && { drawsPlaces: mail.drawsPlaces }),
      },
    }),
  }
}

/**
 * An event as a viewer may read it in the log: without undrawn cards and links, and for seats without the gamemaster's
 * notes.
 */
export function redactEventForViewer(event: BattleEvent, viewer: SeatId | null): BattleEvent {
  if (event.type === 'reshuffled') return { ...event, deck: [] }
  if (event.type === 'joined') return { ...event, anchor: '' }
  if (event.type === 'drew-places') return { ...event, link: '' }
  if (event.type === 'answered') return { ...event, links: {} }
  return 'note' in event && viewer !== null ? { ...event, note: '' } : event
}
