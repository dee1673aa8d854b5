import type { ChoiceGroup } from '#renderer/ui/types.ts'
import type { BalanceResult, BalanceQuestion } from '#shared/games/planet28/field/balance.ts'
import { BOT_LABELS } from '#shared/games/planet28/field/bots.ts'
import { PRINTED_TABLES, type Rulebook, RULEBOOK_TABLE_HEADINGS } from '#shared/games/planet28/rulebook.ts'

const GEAR = ['weapons', 'armour', 'items', 'vehicleWeapons'] as const

/**
 * Gear whose value can be tested: the group's own first, then weapons, armour, items and vehicle weapons of the book.
 */
export function listTestableGearChoices(tables: Rulebook): ChoiceGroup[] {
  const all = GEAR.flatMap((table) =>
    Object.entries(tables[table]).map(([value, { name }]) => ({ value, label: name, table })),
  )
  const isOwn = ({ value, table }: (typeof all)[number]) => !Object.hasOwn(PRINTED_TABLES[table], value)
  const groups = [
    { label: 'Our own', options: all.filter(isOwn) },
    ...GEAR.map((table) => ({
      label: RULEBOOK_TABLE_HEADINGS[table].title,
      options: all.filter((candidate) => candidate.table === table && !isOwn(candidate)),
    })),
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** Label of the share of wins. */
export function formatWinShareLabel(question: BalanceQuestion, first: string): string {
  if (question.ask === 'chances') return `Chance that ${first} win`
  if (question.ask === 'gear') return 'Battles that went better with it than without'
  return `Battles that ${midName(question.one)} won`
}

/** Formats the answer as a sentence. If it is not significant, states what is known so far. */
export function formatBalanceVerdict(
  question: BalanceQuestion,
  { verdict, played, most, isRunning }: BalanceResult & { isRunning: boolean },
  first: string,
): string {
  if (verdict === null)
    return isRunning
      ? `${played} of at most ${most}: not clear yet.`
      : `Not clear after ${played}. Run more battles, or ask for a larger difference.`
  if (question.ask === 'chances')
    return { better: `${first} are favoured.`, worse: `${first} are at a disadvantage.`, even: 'The sides are even.' }[
      verdict
    ]
  if (question.ask === 'gear')
    return {
      better: 'It is worth having.',
      worse: 'The other choice is better.',
      even: 'It makes no difference that matters.',
    }[verdict]
  const [a, b] = [BOT_LABELS[question.one].name, midName(question.other)]
  return {
    better: `${a} is better than ${b}.`,
    worse: `${a} is worse than ${b}.`,
    even: `${a} is as good as ${b}.`,
  }[verdict]
}

function midName(name: keyof typeof BOT_LABELS): string {
  const text = BOT_LABELS[name].name
  return text.charAt(0).toLowerCase() + text.slice(1)
}
