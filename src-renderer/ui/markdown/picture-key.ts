import type { Component, InjectionKey } from 'vue'

/** Component that renders a campaign picture from its id and alt text, provided once with `app.provide`. */
export const pictureKey: InjectionKey<Component | string> = Symbol('picture')
