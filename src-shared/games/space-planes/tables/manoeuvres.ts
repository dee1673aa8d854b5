/** Kind of a manoeuvre part. */
export type ManoeuvrePartKind = 'move-short' | 'move-long' | 'pivot' | 'roll' | 'set-plane'

/** A manoeuvre: its parts in order, each optional. If a part allows several kinds, one of them is chosen. */
export interface ManoeuvreRow {
  readonly title: string
  readonly rule: string
  readonly parts: readonly (readonly ManoeuvrePartKind[])[]
  readonly summary: string
}

/** The four manoeuvres (SP-MAN-1 to SP-MAN-4). */
// oxfmt-ignore
export const MANOEUVRES = {
  corkscrew: {
    title: 'Corkscrew', rule: 'SP-MAN-1', parts: [['move-short'], ['roll']],
    summary: 'A short move, then a roll that reorients everybody else.',
  },
  vector: {
    title: 'Vector', rule: 'SP-MAN-2', parts: [['move-short', 'move-long'], ['pivot']],
    summary: 'A short or a long move, then a pivot.',
  },
  'u-turn': {
    title: 'U-turn', rule: 'SP-MAN-3', parts: [['pivot'], ['pivot']],
    summary: 'One pivot or two.',
  },
  'plane-switch': {
    title: 'Plane switch', rule: 'SP-MAN-4', parts: [['move-short'], ['set-plane']],
    summary: 'A short move, then a plane number that no other ship shows.',
  },
} as const satisfies Readonly<Record<string, ManoeuvreRow>>

/** Name of a manoeuvre. */
export type ManoeuvreName = keyof typeof MANOEUVRES
