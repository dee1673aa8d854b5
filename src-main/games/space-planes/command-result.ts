import { summarizeRolls } from '#main/games/kit/summarize-rolls.ts'
import type { BattleEvent, BattleView } from '#shared/games/space-planes/battle.ts'
import { formatCard, formatRangeClass } from '#shared/games/space-planes/shot-text.ts'
import type { RandomDraw, CommandResult, RollResult } from '#shared/match/result.ts'
import { formatEvent } from './format-event.ts'
import { createSeatNameReplacer } from './seat-names.ts'
import { HIT_MARGIN } from './shot-cards.ts'

/** Describes what a command led to: the cards of a shot, and everything else in sentences (SP-SHOT-1, SP-SHOT-2). */
export function buildCommandReport(view: Pick<BattleView, 'sides'>, events: readonly BattleEvent[]): CommandResult {
  const rename = createSeatNameReplacer(view)
  const shots = events.filter((event) => event.type === 'shot')
  const rolls = shots.flatMap((shot) => describeShot(shot))
  const shown = events.filter(({ type }) => type !== 'stepped')
  const [title = 'Nothing happens', ...notes] = [
    ...shots.map(({ ship, target }) => `Ship ${ship} shoots at ship ${target}`),
    ...shown.filter(({ type }) => type !== 'shot').map((event) => rename(formatWithoutNote(event))),
  ]
  return {
    title,
    ...summarizeRolls(
      rolls,
      rolls.filter(({ needed }) => needed !== null),
    ),
    rolls,
    affected: shots.flatMap(({ target, isHit }) =>
      isHit ? [{ id: target, name: `Ship ${target}`, change: 'is shot down', tone: 'failure' as const }] : [],
    ),
    notes,
  }
}

/** Formats an event without the gamemaster’s note: results may be shown on a screen for all. */
function formatWithoutNote(event: BattleEvent): string {
  return formatEvent(event.type === 'corrected' || event.type === 'amended' ? { ...event, note: '' } : event)
}

/** The attacker’s cards against the answer, which they must exceed by a margin (SP-SHOT-3). */
function describeShot({ ship, target, attacker, answer, isHit }: Extract<BattleEvent, { type: 'shot' }>): RollResult[] {
  return [
    {
      label: `Ship ${ship}, ${formatRangeClass(attacker.range)}`,
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
      label: `Answer of ship ${target}, ${formatRangeClass(answer.range)}`,
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

const drawCard = (card: number): RandomDraw => ({ kind: 'card', name: formatCard(card) })
