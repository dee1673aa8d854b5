import type { NumberBounds } from '#renderer/ui/fields/parse-number.ts'
import type { Choice } from '#renderer/ui/types.ts'
import type { SettingChoice, SettingDefinition } from '#shared/kit/setting-definitions.ts'

/** A setting as a field of a form: a list of answers, or a number if there are bounds. */
export interface SettingField<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly hint: string
  /** Answer in force, as a form value. Null for an empty number. */
  readonly answer: string | null
  readonly options?: readonly Choice[]
  readonly bounds?: NumberBounds & {
    readonly placeholder?: string | undefined
    readonly outOfRange?: 'clamp' | 'refuse' | undefined
  }
}

/** Questions that a rulebook leaves open, by id. */
type SettingRows = Readonly<Record<string, SettingDefinition>>
/** Chosen answers as form values, by id of the question; absent for the book's. */
type Answers = Readonly<Record<string, string | undefined>>

/** Lists the questions as fields of a form. The first choice of each is the book's. */
export function listSettingFields(rows: SettingRows, answers: Answers): SettingField[] {
  return Object.entries(rows).map(([id, row]) => ({
    id,
    label: row.title,
    hint: formatSettingHint(row),
    answer: getSettingAnswer(row, answers[id]),
    options: row.choices.map(({ value, label }, index) => ({
      value: String(value),
      label: index === 0 ? `${label} (default)` : label,
    })),
  }))
}

/** Formats the question of a setting, why the default is the default, and the rule that raises it. */
export function formatSettingHint({ question, reason, rule }: SettingDefinition): string {
  return `${question} ${reason} (${rule})`
}

/** Value of the answer in force: the chosen one, or else the book's. */
export function getSettingAnswer(row: SettingDefinition, answer: string | undefined): string {
  return answer ?? String(row.choices[0].value)
}

/** Lists the answers that differ from the book's in words, such as “Ties: shared”. */
export function listChangedAnswerTexts(rows: SettingRows, answers: Answers): string[] {
  return findChangedChoices(rows, answers).map(({ row, choice }) => `${row.title}: ${choice.label}`)
}

/** Collects the answers that differ from the book's, by id. */
export function collectChangedAnswers(rows: SettingRows, answers: Answers): Record<string, SettingChoice['value']> {
  return Object.fromEntries(findChangedChoices(rows, answers).map(({ id, choice }) => [id, choice.value]))
}

function findChangedChoices(rows: SettingRows, answers: Answers) {
  return Object.entries(rows).flatMap(([id, row]) => {
    const choice = row.choices.find(({ value }) => String(value) === answers[id])
    return choice === undefined || choice === row.choices[0] ? [] : [{ id, row, choice }]
  })
}
