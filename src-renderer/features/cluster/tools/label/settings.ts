/** What the label tool pins. */
export interface LabelSettings {
  readonly kind: 'label' | 'note'
  readonly size: 'small' | 'medium' | 'large'
  readonly isHidden: boolean
}

/** How it is set at first. */
export const DEFAULT_LABEL_SETTINGS: LabelSettings = { kind: 'label', size: 'medium', isHidden: false }
