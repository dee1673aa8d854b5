import type { FleetView, LabelView } from '#shared/contract/cluster.ts'

/** What a label or note is before anything is written. */
export const DEFAULT_LABEL = {
  label: { kind: 'label', text: 'Label', size: 'medium', colour: null, isHidden: false },
  note: { kind: 'note', text: 'Note', size: 'medium', colour: null, isHidden: true },
} as const satisfies Record<LabelView['kind'], Omit<LabelView, 'id' | 'version' | 'row' | 'column'>>

/** What a fleet is before it is named. */
export const DEFAULT_FLEET: Omit<FleetView, 'id' | 'version' | 'row' | 'column'> = {
  name: 'Fleet',
  factionId: null,
  notes: '',
  publicNotes: '',
  isHidden: false,
}
