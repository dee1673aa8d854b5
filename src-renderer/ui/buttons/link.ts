import type { Component, InjectionKey } from 'vue'

/** Link component of the app's router, provided once with `app.provide`. Without it links are plain anchors. */
export const linkKey: InjectionKey<Component> = Symbol('link')
