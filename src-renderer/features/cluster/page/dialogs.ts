const DIALOG_IDS = [
  'star',
  'route',
  'label',
  'fleet',
  'board',
  'legend',
  'picture',
  'new',
  'remove',
  'generate',
  'systems',
  'import',
  'export',
] as const

export type DialogId = (typeof DIALOG_IDS)[number]

/** Parses the id of a dialog; null if unknown. */
export function parseDialogId(name: unknown): DialogId | null {
  return DIALOG_IDS.find((id) => id === name) ?? null
}
