/** Rule behind each reminder, in display order. */
export const REMINDER_RULES = {
  'free-number': 'SP-SETUP-4',
  'set-up-ring': 'SP-SETUP-3',
  'reorient-first': 'SP-REOR-1',
  'shoot-before-end': 'SP-TURN-1',
  'fly-before-end': 'SP-TURN-1',
  'same-ship': 'SP-TURN-2',
  'level-planes': 'SP-PLANE-3',
  'shuffle-soon': 'SP-DECK-3',
  'last-turns': 'SP-END-3',
} as const satisfies Readonly<Record<string, string>>

/** Name of a reminder. */
export type ReminderId = keyof typeof REMINDER_RULES
