import type { SettingChoice, SettingRow } from '#shared/kit/setting-rows.ts'

/** Questions that a rulebook leaves open, by id. */
type SettingRows = Readonly<Record<string, SettingRow>>
/** Chosen answers as form values, by id of the question; absent for the book's. */
type Answers = Readonly<Record<string, string | undefined>>

/** Lists the questions as fields of a form. The first choice of each is the book's. */
export function listSettingFields(rows: SettingRows) {
  return Object.entries(rows).map(([id, row]) => ({
    id,
    label: row.title,
    hint: `${row.question} ${row.reason} (${row.rule})`,
    options: row.choices.map(({ value, label }, index) => ({
      value: String(value),
      label: index === 0 ? `${label} (default)` : label,
    })),
  }))
}

/** Value of the answer in force: the chosen one, or else the book's. */
export function getAnswer(row: SettingRow, answer: string | undefined): string {
  return answer ?? String(row.choices[0].value)
}

/** Lists the answers that differ from the book's in words, such as “Ties: shared”. */
export function listChangedAnswers(rows: SettingRows, answers: Answers): string[] {
  return findChangedChoices(rows, answers).map(({ row, choice }) => `${row.title}: ${choice.label}`)
}

/** Collects the answers that differ from the book's, by id. */
export function collectAnswers(rows: SettingRows, answers: Answers): Record<string, SettingChoice['value']> {
  return Object.fromEntries(findChangedChoices(rows, answers).map(({ id, choice }) => [id, choice.value]))
}

function findChangedChoices(rows: SettingRows, answers: Answers) {
  return Object.entries(rows).flatMap(([id, row]) => {
    const choice = row.choices.find(({ value }) => String(value) === answers[id])
    return choice === undefined || choice === row.choices[0] ? [] : [{ id, row, choice }]
  })
}
