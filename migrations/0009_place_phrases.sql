ALTER TABLE `areas` ADD `where_phrase` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sub_areas` ADD `where_phrase` text DEFAULT '' NOT NULL;