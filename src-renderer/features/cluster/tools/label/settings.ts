export interface LabelToolSettings {
  readonly kind: 'label' | 'note'
  readonly size: 'small' | 'medium' | 'large'
  readonly isHidden: boolean
}

export const DEFAULT_LABEL_TOOL_SETTINGS: LabelToolSettings = { kind: 'label', size: 'medium', isHidden: false }
