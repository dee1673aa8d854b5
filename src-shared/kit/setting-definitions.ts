/** A possible answer to a question that a rulebook leaves open. */
export interface SettingChoice {
  readonly value: string | number | boolean
  readonly label: string
}

/** A question that a rulebook leaves open, with the answers a group may choose from. */
export interface SettingDefinition {
  readonly title: string
  /** Id of the rule that raises the question. */
  readonly rule: string
  readonly question: string
  /** Why the first choice is the default. */
  readonly reason: string
  /** The first choice is the default. */
  readonly choices: readonly [SettingChoice, ...SettingChoice[]]
}

/** Questions by id. */
type SettingRows = Readonly<Record<string, SettingDefinition>>

/** Default answer to every question of a table. */
export function getDefaultSettings<Rows extends SettingRows>(
  rows: Rows,
): { readonly [Id in keyof Rows]: Rows[Id]['choices'][number]['value'] } {
  const answers = Object.entries(rows).map(([id, { choices }]) => [id, choices[0].value])
  return Object.fromEntries(answers) as { readonly [Id in keyof Rows]: Rows[Id]['choices'][number]['value'] }
}
