/** How the select tool is set. */
export interface SelectSettings {
  /** By what a drag over empty hexes chooses. */
  readonly by: 'box' | 'lasso'
}

/** How it is set at first. */
export const DEFAULT_SELECT_SETTINGS: SelectSettings = { by: 'box' }
