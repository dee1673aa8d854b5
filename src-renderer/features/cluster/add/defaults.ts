import type { FleetView, LabelView } from '#shared/contract/cluster.ts'

export const DEFAULT_LABEL_BY_KIND = {
  label: { kind: 'label', text: 'Label', size: 'medium', colour: null, isHidden: false },
  note: { kind: 'note', text: 'Note', size: 'medium', colour: null, isHidden: true },
} as const satisfies Record<LabelView['kind'], Omit<LabelView, 'id' | 'version' | 'row' | 'column'>>

export const DEFAULT_FLEET: Omit<FleetView, 'id' | 'version' | 'row' | 'column'> = {
  name: 'Fleet',
  factionId: null,
  notes: '',
  publicNotes: '',
  isHidden: false,
}
