import { readStoredPreferences } from '../stores/preferences.ts'
import { applyPreferences } from './appearance.ts'

applyPreferences(readStoredPreferences())

// Fonts that every page uses. They are loaded in parallel with the code, so that the text is laid out once.
const FACES = ['1em B612', 'bold 1em B612', '1em "B612 Mono"', '1em Alegreya']
for (const face of FACES) document.fonts.load(face).catch(() => {}) // falls back to the next font
