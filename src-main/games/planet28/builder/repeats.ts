import type { BuildProblem } from '#shared/games/planet28/model.ts'
import { getRulebookRow, type Rules, type TableName } from '#shared/games/planet28/rulebook.ts'

/**
 * Problem codes of tables whose rows a profile may have only once (P28-TR-0). They distinguish equal ids of different
 * tables.
 */
const CODES = {
  traits: 'repeated',
  abilities: 'repeated-ability',
  vehicleTraits: 'repeated',
  vehicleAbilities: 'repeated-ability',
} as const satisfies Partial<Record<TableName, string>>

/** Flags traits or abilities bought more than once (P28-TR-0). `withIds` returns the profile with another list. */
export function checkRepeats<Profile>(
  table: keyof typeof CODES,
  ids: readonly string[],
  rules: Rules,
  withIds: (ids: readonly string[]) => Profile,
): BuildProblem<Profile>[] {
  if (rules.settings.traitRepeats) return []
  const code = CODES[table]
  const repeated = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
  return repeated.map((id) => {
    const { name } = getRulebookRow(rules.tables, table, id)
    const times = ids.filter((otherId) => otherId === id).length
    const message = `${name} is taken ${times} times; once is the most. Remove ${times - 1}.`
    const once = ids.filter((otherId, at) => otherId !== id || ids.indexOf(id) === at)
    const fixes = [{ label: `Keep ${name} once`, profile: withIds(once) }]
    return { key: `${code}:${id}`, rule: 'P28-TR-0', code, severity: 'refused', message, fixes }
  })
}
