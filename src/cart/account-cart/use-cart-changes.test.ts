import { expect, test } from 'vitest';
import { removedToast } from './use-cart-changes.ts';

const undo = () => {};

test('removing an ordinary line can be undone', () => {
  const toast = removedToast({ itemname: '6205', status: '0' }, undo);
  expect(toast).toEqual({
    message: '6205 removed',
    about: 'cart line removed',
    action: { label: 'Undo', onPress: undo },
  });
});

test('removing a quoted line cannot be undone', () => {
  expect(removedToast({ itemname: '6205', status: '4' }, undo)).toEqual({
    message: '6205 removed',
    about: 'cart line removed',
  });
});
