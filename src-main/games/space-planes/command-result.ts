import { judgeRolls } from '#main/games/kit/judge-rolls.ts'
import type { BattleEvent, ShotSide } from '#shared/games/space-planes/battle.ts'
import { CARD_LETTERS } from '#shared/games/space-planes/cards.ts'
import type { Draw, CommandResult, RollResult } from '#shared/match/result.ts'
import { HIT_MARGIN } from './flips.ts'
import { formatEvent } from './format-event.ts'

/** Describes what a command led to: the cards of a shot, and everything else in sentences (SP-SHOT-1, SP-SHOT-2). */
export function getCommandResult(_view: unknown, events: readonly BattleEvent[]): CommandResult {
  const shots = events.filter((event) => event.type === 'shot')
  const rolls = shots.flatMap((shot) => describeShot(shot))
  const shown = events.filter(({ type }) => type !== 'stepped')
  const [title = 'Nothing happens', ...notes] = [
    ...shots.map(({ ship, target }) => `Ship ${ship} shoots at ship ${target}`),
    ...shown.filter(({ type }) => type !== 'shot').map(formatEvent),
  ]
  return {
    title,
    ...judgeRolls(rolls, ({ needed }) => needed !== null),
    rolls,
    affected: shots.flatMap(({ target, isHit }) =>
      isHit ? [{ id: target, name: `Ship ${target}`, change: 'is shot down', tone: 'failure' as const }] : [],
    ),
    notes,
  }
}

/** The attacker’s cards against the answer; the higher one wins. */
function describeShot({ ship, target, attacker, answer, isHit }: Extract<BattleEvent, { type: 'shot' }>): RollResult[] {
  return [
    {
      label: `Ship ${ship}, ${formatLine(attacker)}`,
      draws: attacker.cards.map(drawCard),
      modifiers: [],
      total: attacker.value,
      needed: {
        is: 'at-least',
        value: answer.value + HIT_MARGIN,
        parts: [
          { source: 'Answer', value: answer.value },
          { source: 'to hit', value: HIT_MARGIN },
        ],
      },
      outcome: isHit ? 'Hit' : 'Missed',
      tone: isHit ? 'success' : 'failure',
      rules: ['SP-SHOT-1', 'SP-SHOT-3'],
    },
    {
      label: `Answer of ship ${target}, ${formatLine(answer)}`,
      draws: answer.cards.map(drawCard),
      modifiers: [],
      total: answer.value,
      needed: null,
      outcome: String(answer.value),
      tone: 'neutral',
      rules: ['SP-SHOT-2'],
    },
  ]
}

const formatLine = ({ range }: ShotSide): string => (range === 'none' ? 'no line' : range)

const formatCard = (card: number): string => CARD_LETTERS[card] ?? String(card)

const drawCard = (card: number): Draw => ({ kind: 'card', name: formatCard(card) })
