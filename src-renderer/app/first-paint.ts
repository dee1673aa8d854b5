import { applyPreferences, readStoredPreferences } from './preferences.ts'

applyPreferences(readStoredPreferences())

// The faces that every page shows: they come while the code does, and the text is laid out once.
const FACES = ['1em B612', 'bold 1em B612', '1em "B612 Mono"', '1em Alegreya']
for (const face of FACES) document.fonts.load(face).catch(() => {}) // without it the text stands in the next face
