import { buildOption } from '#main/games/kit/inputs.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Card, RangeClass } from '#shared/games/space-planes/model.ts'
import { formatCard } from '#shared/games/space-planes/shot-text.ts'
import type { CommandDraft, Input, InputOption } from '#shared/match/protocol.ts'
import { isTableDeckOut } from '../commands/shoot.ts'
import { CARDS_PER_VALUE, HIGHEST_CARD } from '../deck.ts'
import { ANSWER_FLIPS_BY_RANGE_CLASS, ATTACK_FLIPS_BY_RANGE_CLASS } from '../shot-cards.ts'
import { createInput } from './seat-context.ts'
import { formatShipLabel } from './ship-actions.ts'
import type { ShotWithRangeClasses } from './shot-forecast.ts'

/**
 * Inputs of the cards that were flipped on the table, those of the shooter first; none if Orrery draws them (SP-DECK-3).
 */
export function createCardInputs(
  battle: Battle,
  { ship, target, range, back }: ShotWithRangeClasses,
  { values }: Pick<CommandDraft, 'values'>,
): Input[] {
  if (battle.settings.deckMode === 'app') return []
  const owners = [
    ...Array.from({ length: ATTACK_FLIPS_BY_RANGE_CLASS[range].cards }, () => ship),
    ...Array.from({ length: ANSWER_FLIPS_BY_RANGE_CLASS[back].cards }, () => target),
  ]
  return owners.map((owner, index) =>
    createInput('shoot', getCardPath(index), {
      label: `Card of ${formatShipLabel({ battle }, owner)}`,
      hint: index === 0 ? 'Only the gamemaster enters the cards of the table.' : null,
      options: listCardOptions(battle, owners.length, readEnteredCards(values, owners.length, index)),
    }),
  )
}

/** The entered cards of a shot, without the one with index `except`. */
export function readEnteredCards(values: CommandDraft['values'], count: number, except: number | null = null): Card[] {
  const indexes = Array.from({ length: count }, (_, index) => index).filter((index) => index !== except)
  return indexes.map((index) => values[getCardPath(index)]).filter((card) => typeof card === 'number')
}

/** The number of cards that were flipped on the table; 0 if Orrery draws them. */
export function countCardsToEnter(battle: Battle, range: ShotWithRangeClasses['range'], back: RangeClass): number {
  return battle.settings.deckMode === 'app'
    ? 0
    : ATTACK_FLIPS_BY_RANGE_CLASS[range].cards + ANSWER_FLIPS_BY_RANGE_CLASS[back].cards
}

const getCardPath = (index: number): string => `cards.${index}`

/** All card values. Those of which four lie open are refused (SP-DECK-2). */
function listCardOptions({ discard }: Battle, needed: number, entered: readonly Card[]): InputOption[] {
  const open = [...(isTableDeckOut(discard, needed) ? [] : discard), ...entered]
  return Array.from({ length: HIGHEST_CARD }, (_, index) => index + 1).map((card) =>
    buildOption(card, formatCard(card), {
      refusal:
        open.filter((openCard) => openCard === card).length < CARDS_PER_VALUE
          ? null
          : { code: 'too-many', message: `All ${CARDS_PER_VALUE} were drawn since the shuffle.`, rule: 'SP-DECK-2' },
    }),
  )
}
