export interface LabelSettings {
  readonly kind: 'label' | 'note'
  readonly size: 'small' | 'medium' | 'large'
  readonly isHidden: boolean
}

export const DEFAULT_LABEL_SETTINGS: LabelSettings = { kind: 'label', size: 'medium', isHidden: false }
