export interface SelectToolSettings {
  /** Shape of the area selected by a drag over empty hexes. */
  readonly by: 'box' | 'lasso'
}

export const DEFAULT_SELECT_TOOL_SETTINGS: SelectToolSettings = { by: 'box' }
