-- How many pages a document has, so that each can be looked at. Nobody has counted those of the PDFs that are here
-- already: their first is shown, and the rest is in the file.
alter table document add pages integer not null default 1 check (pages > 0);
alter table document alter pages drop default;
alter table document add check (media_type = 'application/pdf' or pages = 1);
