/** The dialogs of the page. */
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
  'import',
  'export',
] as const

/** Which dialog is open. */
export type DialogId = (typeof DIALOG_IDS)[number]

/** The dialog of this name, or null. */
export function parseDialogId(name: unknown): DialogId | null {
  return DIALOG_IDS.find((id) => id === name) ?? null
}
