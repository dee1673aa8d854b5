import { applyPreferences, storedPreferences } from './preferences.ts'

applyPreferences(storedPreferences())
