/** Levels of a relation, from worst to best. */
export const RELATION_LEVEL_CHOICES = [
  { value: '-3', label: 'Sworn enemies (−3)' },
  { value: '-2', label: 'Enemies (−2)' },
  { value: '-1', label: 'Wary (−1)' },
  { value: '0', label: 'Neither way (0)' },
  { value: '1', label: 'Friendly (+1)' },
  { value: '2', label: 'Allies (+2)' },
  { value: '3', label: 'Sworn allies (+3)' },
] as const

/** Formats a relation level; empty if unknown. */
export function formatRelationLevel(standing: number | null): string {
  return RELATION_LEVEL_CHOICES.find(({ value }) => Number(value) === standing && standing !== null)?.label ?? ''
}
