-- An order changes a row of stock for each line; with room on its page no index is written for it.
alter table stock set (fillfactor = 85);
