import { expect, expectTypeOf, test } from 'vitest';
import type { Caller, Permission } from '../../server/calls/define-call.server.ts';
import { permissionTo, permissionUnderLock } from './permission-to.server.ts';

const caller = (standing: Caller['standing'], emailVerified = true): Caller => ({
  userId: 1,
  customerId: 1,
  priceListId: null,
  emailVerified,
  standing,
});

test('a visitor may browse but not keep a cart', () => {
  expect(permissionTo('browse').isGrantedTo(undefined)).toBe(true);
  expect(permissionTo('keep-cart').isGrantedTo(undefined)).toBe(false);
});

test('an account may do what its standing allows', () => {
  const { isGrantedTo } = permissionTo('order');
  expect([isGrantedTo(caller('pending')), isGrantedTo(caller('approval'))]).toEqual([false, true]);
});

test('without a verified e-mail address the standing of the account does not count', () => {
  const unverified = caller('active', false);
  expect(permissionTo('add-to-cart').isGrantedTo(unverified)).toBe(false);
  expect(permissionTo('keep-wishlist').isGrantedTo(unverified)).toBe(true);
});

test('an account is refused by name, or by the handler under its lock', () => {
  expect(permissionTo('add-to-cart')).toMatchObject({ capability: 'add-to-cart', refusal: 'not_active' });
  const underLock = permissionUnderLock('order');
  expect(underLock).toMatchObject({ capability: 'order', refusal: undefined });
  expect(underLock.isGrantedTo(caller('pending'))).toBe(false);
});

test('the types say who may be the caller, and which refusal the contract must declare', () => {
  expectTypeOf(permissionTo('browse')).toEqualTypeOf<Permission<Caller | undefined, never>>();
  expectTypeOf(permissionTo('keep-cart')).toEqualTypeOf<Permission<Caller, never>>();
  expectTypeOf(permissionTo('add-to-cart')).toEqualTypeOf<Permission<Caller, 'not_active'>>();
  expectTypeOf(permissionUnderLock('order')).toEqualTypeOf<Permission<Caller, never>>();
});
