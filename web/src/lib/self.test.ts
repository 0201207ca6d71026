import { beforeEach, expect, test, vi } from 'vitest';
import { announce, forgetTable, keepLaid, keepSeatToken, ownTables, seatToken, self, takeArrival, tidied } from './self.svelte.ts';

beforeEach(() => localStorage.clear());

test('a name is tidied as the server takes it', () => {
  expect(tidied('  Anna   Bo\n')).toBe('Anna Bo');
  expect(tidied('')).toBeNull();
  expect(tidied(7)).toBeNull();
  expect([...(tidied('🐖'.repeat(40)) ?? '')]).toHaveLength(24);
});

test('a name is proposed until one is chosen, and then remembered', () => {
  expect(self.name).not.toBe('');
  self.name = ' Åke ';
  expect(self.name).toBe('Åke');
  expect(localStorage.getItem('kille.name')).toBe('"Åke"');
});

test('the token of a seat is kept for each table, the newest sixty of them', () => {
  for (let table = 0; table < 70; table += 1) keepSeatToken(`t${table}`, `token ${table}`);
  expect(seatToken('t69')).toBe('token 69');
  expect(seatToken('t9')).toBeNull();
  keepSeatToken('t69', null);
  expect(seatToken('t69')).toBeNull();
});

test('the way back to one\'s tables is remembered: that just laid, and those with a seat, the newest first', () => {
  keepSeatToken('first', 'token');
  keepSeatToken('second', 'token');
  keepLaid('laid');
  expect(ownTables()).toEqual(['laid', 'second', 'first']);
  forgetTable('second');
  keepSeatToken('laid', 'token');
  expect(ownTables()).toEqual(['laid', 'first']);
  keepSeatToken('laid', null);
  expect(ownTables()).toEqual(['first']);
});

test('a browser that keeps nothing is no trouble', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepSeatToken('t', 'token')).not.toThrow();
});

test('what is announced for a table is taken once', () => {
  announce('t', { name: 'Anna', begin: true });
  expect(takeArrival('t')).toEqual({ name: 'Anna', begin: true });
  expect(takeArrival('t')).toBeNull();
});
