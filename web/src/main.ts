import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from './lib/settings.svelte.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no element "app" to live in.');
applySettings(document.documentElement);
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
}
