/** Invented languages for names of generated stars. */
export const NAME_STYLES = [
  'saltwind',
  'ironbound',
  'glass-choir',
  'ember-court',
  'reed-and-bell',
  'frost-ledger',
  'deepfold',
  'wayfarer',
] as const
export type NameStyle = (typeof NAME_STYLES)[number]

/** Names and descriptions of the styles. */
export const NAME_STYLE_DESCRIPTIONS: Record<NameStyle, { readonly name: string; readonly text: string }> = {
  saltwind: { name: 'Saltwind', text: 'Sailors’ songs: soft and rolling.' },
  ironbound: { name: 'Ironbound', text: 'Miners’ shouts: short and hard.' },
  'glass-choir': { name: 'Glass choir', text: 'Whispered and airy.' },
  'ember-court': { name: 'Ember court', text: 'Old, grand and a little dusty.' },
  'reed-and-bell': { name: 'Reed and bell', text: 'Small bright syllables.' },
  'frost-ledger': { name: 'Frost ledger', text: 'Cold harbours and long winters.' },
  deepfold: { name: 'Deepfold', text: 'Not made for human mouths.' },
  wayfarer: { name: 'Wayfarer', text: 'Plain words of those who came first.' },
}
